import clsx from 'clsx';
import { maxMessageSearch, type InboxFilter } from '@forecourt/contract/messaging/messaging-values.ts';
import { SearchField } from '../../../ui/search-field.tsx';

interface InboxToolsProps {
  text: string;
  onText: (text: string) => void;
  only: InboxFilter | undefined;
  onOnly: (only: InboxFilter | undefined) => void;
  /** Only a dealer's conversations are assigned. */
  isOnTeam: boolean;
}

/** Search and filters above the list. */
export const InboxTools = ({ text, onText, only, onOnly, isOnTeam }: InboxToolsProps) => (
  <div className="grid shrink-0 gap-2.5 border-b border-line px-4 py-3">
    <SearchField
      typed={{ text, type: onText, settle: () => undefined }}
      onClear={() => onText('')}
      label="Search conversations"
      placeholder="Person, car or message"
      maxLength={maxMessageSearch}
    />
    <fieldset aria-label="Filter" className="flex flex-wrap gap-1.5">
      {filters
        .filter(({ value }) => isOnTeam || value !== 'mine')
        .map(({ value, name }) => (
          <button
            key={value}
            type="button"
            aria-pressed={only === value}
            onClick={() => onOnly(only === value ? undefined : value)}
            className={clsx(
              'rounded-full border px-3 py-1 text-sm font-medium transition-colors',
              only === value
                ? 'border-ink bg-ink text-paper'
                : 'border-line text-ink-2 hover:border-edge hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
    </fieldset>
  </div>
);

const filters: { value: InboxFilter; name: string }[] = [
  { value: 'unread', name: 'Unread' },
  { value: 'unanswered', name: 'Unanswered' },
  { value: 'mine', name: 'Mine' },
];
