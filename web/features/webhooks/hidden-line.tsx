import { useState } from 'react';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface HiddenLineProps {
  /** The label, for example “Address”. */
  name: string;
  /** Shown until it's revealed. */
  masked: string;
  reveal: () => Promise<string | null>;
}

/** A secret value, masked until revealed. */
export function HiddenLine({ name, masked, reveal }: HiddenLineProps) {
  const [whole, setWhole] = useState<string | null>(null);
  async function fetchValue(): Promise<string | null> {
    try {
      const revealed = await reveal();
      if (revealed === null) showToast({ title: 'We can’t read it any more. Please enter it again.', tone: 'danger' });
      return revealed;
    } catch (error) {
      showToast({ title: sentenceOf(error), tone: 'danger' });
      return null;
    }
  }
  const copy = async () => {
    const text = whole ?? (await fetchValue());
    if (text !== null) await copyAndTell(text, name);
  };
  const Icon = whole === null ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="grid min-w-0 grow gap-0.5">
        <span className="text-xs font-semibold text-ink-3">{name}</span>
        <code className="text-sm wrap-anywhere">{whole ?? masked}</code>
      </span>
      <span className="flex gap-1">
        <Button
          kind="quiet"
          size="small"
          className="pointer-coarse:h-11"
          onClick={async () => setWhole(whole === null ? await fetchValue() : null)}
        >
          <Icon size={16} aria-hidden="true" />
          {whole === null ? 'Reveal' : 'Hide'}
          <span className="sr-only"> {name.toLowerCase()}</span>
        </Button>
        <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          Copy<span className="sr-only"> {name.toLowerCase()}</span>
        </Button>
      </span>
    </div>
  );
}

export async function copyAndTell(text: string, name: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast({
    title: isCopied ? `${name} copied` : 'Your browser blocked copying',
    tone: isCopied ? 'good' : 'danger',
  });
}
