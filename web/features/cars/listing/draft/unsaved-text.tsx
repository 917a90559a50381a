import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Some } from './listing-draft.ts';
import { typedLines } from './typed-lines.ts';

interface UnsavedTextProps {
  /** Input on this device that newer values replaced. */
  typed: Some;
  onUse: (values: Some) => void;
  onLeave: () => void;
}

/** The form has the newer values. The input from this device can still be used, field by field. */
export function UnsavedText({ typed, onUse, onLeave }: UnsavedTextProps) {
  const lines = typedLines(typed);
  return (
    <>
      {/* Always rendered, so that screen readers announce later changes. The notice itself may be off screen. */}
      <output className="sr-only">
        {lines.length > 0 &&
          `This draft was changed somewhere else. What you typed here is shown above the form: ${lines.map(({ label }) => label).join(', ')}.`}
      </output>
      {lines.length > 0 && (
        <section aria-label="Typed on this device">
          <Notice tone="warn">
            <p>
              This draft was changed somewhere else. The form shows the latest version. Here’s what you typed on this
              device:
            </p>
            <ul className="my-2 grid gap-1.5">
              {lines.map(({ label, text, values }) => (
                <li key={label} className="flex items-center justify-between gap-4">
                  <span className="line-clamp-3 min-w-0 whitespace-pre-line">
                    <span className="font-semibold">{label}:</span> {text}
                  </span>
                  <Button kind="plain" size="small" className="shrink-0" onClick={() => onUse(values)}>
                    Use this<span className="sr-only"> for {label}</span>
                  </Button>
                </li>
              ))}
            </ul>
            <Button kind="link" className="text-sm" onClick={onLeave}>
              Keep the latest version
            </Button>
          </Notice>
        </section>
      )}
    </>
  );
}
