import { countOf } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { Category } from './category.ts';

interface CategoryRowProps {
  category: Category;
  isActing: boolean;
  onRename: () => void;
  onOffer: () => void;
}

export const CategoryRow = ({ category, isActing, onRename, onOffer }: CategoryRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-0">
    <span className="grid min-w-0 grow basis-48 gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <span className={category.is_retired ? 'text-ink-3' : 'font-semibold'}>{category.name}</span>
        {category.is_retired && <Tag>Retired</Tag>}
      </span>
      <span className="text-sm text-ink-3">{countOf(category.tickets, 'ticket')}</span>
    </span>
    <span className="flex gap-2">
      <Button kind="plain" size="small" onClick={onRename}>
        Rename<span className="sr-only"> {category.name}</span>
      </Button>
      <Button kind="plain" size="small" disabled={isActing} onClick={onOffer}>
        {category.is_retired ? 'Restore' : 'Retire'}
        <span className="sr-only"> {category.name}</span>
      </Button>
    </span>
  </li>
);
