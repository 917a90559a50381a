import { use, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { FormId } from './form.tsx';

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'busy' | 'disabled'> {
  /** Label of the cancel button. */
  cancel?: string;
  onCancel?: (() => void) | undefined;
  /** Label of the submit button. */
  children: ReactNode;
  /** For a form that is only a part of a dialog or page: small buttons at its end. */
  isInline?: boolean;
}

/** Cancel and submit buttons of a form. In a dialog they're at its foot. */
export function FormButtons({ cancel = 'Cancel', onCancel, children, isInline = false, ...submit }: FormButtonsProps) {
  // At the foot the button is outside the form's element.
  const form = use(FormId);
  const size = isInline && ({ size: 'small' } as const);
  const buttons = (
    <>
      {onCancel && (
        <Button kind="plain" onClick={onCancel} {...size}>
          {cancel}
        </Button>
      )}
      <Button type="submit" form={form} {...submit} {...size}>
        {children}
      </Button>
    </>
  );
  return isInline ? (
    <div className="flex flex-wrap justify-end gap-2.5">{buttons}</div>
  ) : (
    <DialogFoot>{buttons}</DialogFoot>
  );
}
