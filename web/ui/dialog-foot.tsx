import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The foot of the dialog around a component. Null until it's mounted, undefined outside of dialogs. */
export const DialogFootElement = createContext<HTMLElement | null | undefined>(undefined);

/** Shows the buttons of a dialog's content at its foot, where they stay visible while the content scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  const element = use(DialogFootElement);
  if (element === undefined) return <div className="flex flex-wrap justify-end gap-2.5">{children}</div>;
  return element && createPortal(children, element);
}
