import type { ReactNode, SyntheticEvent } from 'react';
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

/** Errors that belong to no field are shown above the form. */
export const Form = ({ call, className = 'grid gap-5', children, ...rest }: FormProps) => (
  <form {...rest} noValidate onSubmit={(event) => void call.submit(event)} className={className}>
    {call.hasSessionEnded && <ExpiredNotice />}
    {call.problem && <Notice tone="danger">{call.problem}</Notice>}
    {children}
  </form>
);
