import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { RadioRow } from '../../ui/radio-row.tsx';
import { formatWords } from './words.ts';

interface FormatChoiceProps {
  /** Undefined: as the address says. */
  value: Format | undefined;
  /** Only where no address is set yet. */
  hasAutomatic: boolean;
  onChoose: (format: Format | undefined) => void;
}

const choices = [
  {
    format: undefined,
    name: 'By the address',
    text: 'Chats we know get a chat message, every other receiver a signed webhook.',
  },
  { format: 'chat', name: formatWords.chat, text: 'A text with a frame below it, as Discord and Guilded show it.' },
  {
    format: 'standard',
    name: formatWords.standard,
    text: 'Plain JSON with a signature by which your own server knows that it was us.',
  },
] as const;

/** What the receiver understands. */
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
