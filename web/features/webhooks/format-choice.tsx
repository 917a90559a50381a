import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { RadioRow } from '../../ui/radio-row.tsx';
import { formatWords } from './words.ts';

interface FormatChoiceProps {
  /** Undefined means it depends on the address. */
  value: Format | undefined;
  /** True while no address is set. */
  hasAutomatic: boolean;
  onChoose: (format: Format | undefined) => void;
}

const choices = [
  {
    format: undefined,
    name: 'Automatic',
    text: 'Known chats get a chat message. Any other receiver gets a signed webhook.',
  },
  { format: 'chat', name: formatWords.chat, text: 'A text with an embed, for Discord and Guilded.' },
  {
    format: 'standard',
    name: formatWords.standard,
    text: 'JSON with a signature, so your server can verify that it came from us.',
  },
] as const;

/** Selects the format the receiver understands. */
export const FormatChoice = ({ value, hasAutomatic, onChoose }: FormatChoiceProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 text-sm font-semibold">Format</legend>
    {choices
      .filter(({ format }) => format !== undefined || hasAutomatic)
      .map(({ format, name, text }) => (
        <RadioRow
          key={name}
          name="format"
          aria-label={name}
          checked={value === format}
          onChange={() => onChoose(format)}
        >
          <span className="grid">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-2 text-pretty">{text}</span>
          </span>
        </RadioRow>
      ))}
  </fieldset>
);
