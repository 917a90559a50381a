import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  /** Named by the control's `aria-describedby`. */
  id: string;
  children: string;
  /** It appears without anybody having sent the form, and so must be said at once. */
  isAlert?: boolean;
}

/** What is wrong with a field, in a sentence. */
export const FieldError = ({ id, children, isAlert = false }: FieldErrorProps) => (
  <p id={id} role={isAlert ? 'alert' : undefined} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <CircleAlert size={16} className="mt-px shrink-0" aria-hidden="true" />
    {children}
  </p>
);
