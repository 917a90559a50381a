import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-list.ts';

/** A piece of code or a response. Scrolls sideways, also by keyboard. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => (
  <figure className="relative min-w-0 rounded-l border border-line bg-sunken">
    <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4 text-sm text-ink-2">
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <IconButton
        label={`Copy ${label}`}
        onClick={() =>
          void copyText(text).then((isCopied) =>
            showToast(isCopied ? { title: 'Copied', tone: 'good' } : { title: 'We couldn’t copy it', tone: 'danger' }),
          )
        }
      >
        <Copy size={16} aria-hidden="true" />
      </IconButton>
    </figcaption>
    <pre tabIndex={0} aria-label={label} className="overflow-x-auto p-4 text-sm leading-relaxed">
      <code>{text}</code>
    </pre>
  </figure>
);
