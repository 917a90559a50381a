import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  /** Referenced by the control's `aria-describedby`. */
  id: string;
  children: string;
  /** Set for errors that appear before the form is submitted, which screen readers must announce right away. */
  isAlert?: boolean;
}

/** A field's validation message. */
export const FieldError = ({ id, children, isAlert = false }: FieldErrorProps) => (
  <p id={id} role={isAlert ? 'alert' : undefined} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <CircleAlert size={16} className="mt-px shrink-0" aria-hidden="true" />
    {children}
  </p>
);
