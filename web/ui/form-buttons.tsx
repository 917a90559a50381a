import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'busy' | 'disabled' | 'size'> {
  /** Label of the cancel button. */
  cancel?: string;
  onCancel: () => void;
  /** Label of the submit button. */
  children: ReactNode;
}

/** Cancel and submit buttons at the end of a form in a dialog. */
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
