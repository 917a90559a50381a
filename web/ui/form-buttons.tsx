import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'busy' | 'disabled' | 'size'> {
  /** What leaving it is called. */
  cancel?: string;
  onCancel: () => void;
  /** What sending it does. */
  children: ReactNode;
}

/** The end of a form in a dialog: leave it, or send it. */
export const FormButtons = ({ cancel = 'Cancel', onCancel, children, size, ...submit }: FormButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-2.5">
    <Button kind="plain" onClick={onCancel} {...(size && { size })}>
      {cancel}
    </Button>
    <Button type="submit" {...submit} {...(size && { size })}>
      {children}
    </Button>
  </div>
);
