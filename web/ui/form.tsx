import { createContext, useId, type ReactNode, type SyntheticEvent } from 'react';
import { ExpiredNotice } from './expired-notice.tsx';
import { Notice } from './notice.tsx';

interface FormProps {
  /** What `useCallForm` answers. */
  call: {
    submit: (event?: SyntheticEvent) => Promise<void>;
    problem: string | undefined;
    hasSessionEnded?: boolean;
  };
  /** Lets a button outside the form submit it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The form's `id`, for buttons that are shown elsewhere. */
export const FormId = createContext<string | undefined>(undefined);

/** Errors that belong to no field are shown above the form. */
export function Form({ call, id, className = 'grid gap-5', children }: FormProps) {
  const ownId = useId();
  return (
    <form id={id ?? ownId} noValidate onSubmit={(event) => void call.submit(event)} className={className}>
      {call.hasSessionEnded && <ExpiredNotice />}
      {call.problem && <Notice tone="danger">{call.problem}</Notice>}
      <FormId value={id ?? ownId}>{children}</FormId>
    </form>
  );
}
