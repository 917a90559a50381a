import { Lock, Reply } from 'lucide-react';
import type { Mode } from './use-draft.ts';

export const ModeSwitch = ({ mode, onSwitch }: { mode: Mode; onSwitch: (mode: Mode) => void }) => (
  <fieldset className="flex rounded-m border border-line bg-sunken p-1">
    <legend className="sr-only">Visible to</legend>
    {modes.map(({ value, title, Icon }) => (
      <label
        key={value}
        className="flex h-9 cursor-pointer items-center gap-2 rounded-s px-3 text-sm font-semibold text-ink-2 transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink"
      >
        <input
          type="radio"
          name="mode"
          value={value}
          checked={mode === value}
          onChange={() => onSwitch(value)}
          className="sr-only"
        />
        <Icon size={15} aria-hidden="true" />
        {title}
      </label>
    ))}
  </fieldset>
);

const modes = [
  { value: 'reply', title: 'Reply to user', Icon: Reply },
  { value: 'note', title: 'Internal note', Icon: Lock },
] as const;
