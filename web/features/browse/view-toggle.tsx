import clsx from 'clsx';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { View } from './use-view.ts';

interface ViewToggleProps {
  view: View;
  onChange: (view: View) => void;
}

const views = [
  { view: 'grid', title: 'Grid', Icon: LayoutGrid },
  { view: 'list', title: 'List', Icon: Rows3 },
] as const;

export const ViewToggle = ({ view: current, onChange }: ViewToggleProps) => (
  <fieldset aria-label="View" className="flex shrink-0 rounded-m border border-line bg-surface p-[3px]">
    {views.map(({ view, title, Icon }) => (
      <button
        key={view}
        type="button"
        aria-label={title}
        title={title}
        aria-pressed={view === current}
        onClick={() => onChange(view)}
        className={clsx(
          'grid h-8 w-9 place-items-center rounded-s transition-colors',
          view === current ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink',
        )}
      >
        <Icon size={17} aria-hidden="true" />
      </button>
    ))}
  </fieldset>
);
