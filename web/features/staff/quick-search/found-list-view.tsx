import { useEffect } from 'react';
import clsx from 'clsx';
import { CarFront, LifeBuoy, UserRound } from 'lucide-react';
import type { FoundGroup, FoundItem } from './found-list.ts';

interface FoundListProps {
  id: string;
  groups: readonly FoundGroup[];
  active: FoundItem | undefined;
  onOpen: (item: FoundItem) => void;
  onPoint: (item: FoundItem) => void;
}

/** The results by kind. The focus stays in the search field. */
export function FoundList({ id, groups, active, onOpen, onPoint }: FoundListProps) {
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can't be styled or grouped
      role="listbox"
      aria-label="Results"
      className={clsx('grid grid-cols-1 gap-4', groups.length === 0 && 'hidden')}
    >
      {groups.map(({ title, items }) => {
        const Icon = icons[title];
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
          <div key={title} role="group" aria-label={title} className="grid grid-cols-1 gap-1">
            <p aria-hidden="true" className="text-sm font-semibold text-ink-2">
              {title}
            </p>
            {items.map((item) => (
              <div
                key={item.key}
                id={`${id}-${item.key}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of this list
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                onClick={() => onOpen(item)}
                onMouseMove={() => item !== active && onPoint(item)}
                onKeyDown={(event) => event.key === 'Enter' && onOpen(item)}
                className="-mx-2 flex cursor-pointer items-center gap-3 rounded-m px-2 py-2 aria-selected:bg-sunken aria-selected:outline-1 aria-selected:outline-edge"
              >
                {Icon && <Icon size={18} className="shrink-0 text-ink-3" aria-hidden="true" />}
                <span className="grid min-w-0">
                  <span className="truncate font-medium">{item.title}</span>
                  <span className="truncate text-sm text-ink-2">{item.text}</span>
                  {item.reason && <span className="truncate text-sm text-ink-3">Found by: {item.reason}</span>}
                </span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const icons: Record<string, typeof CarFront | undefined> = { Tickets: LifeBuoy, People: UserRound, Cars: CarFront };
