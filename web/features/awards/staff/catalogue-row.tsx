import clsx from 'clsx';
import { count } from '../../../lib/format.ts';
import { AwardIcon } from '../../../shared/awards/award-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { CatalogueAward } from './catalogue.ts';

interface CatalogueRowProps {
  award: CatalogueAward;
  mayWrite: boolean;
  isActing: boolean;
  onEdit: () => void;
  onRetire: () => void;
}

export const CatalogueRow = ({ award, mayWrite, isActing, onEdit, onRetire }: CatalogueRowProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line px-[clamp(14px,2vw,20px)] py-4 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
    <span className={clsx(award.is_retired && 'opacity-50 grayscale')}>
      <AwardIcon icon={award.icon} size={56} />
    </span>
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className={clsx('text-base', award.is_retired && 'text-ink-3')}>{award.name}</h3>
        <Tag>{award.is_by_rule ? 'Automatic' : 'Manual'}</Tag>
        {award.is_retired && <Tag tone="warn">Retired</Tag>}
      </div>
      <p className="text-sm text-ink-2">{award.description}</p>
      <p className="text-sm text-ink-3">{holders(award.granted)}</p>
    </div>
    {mayWrite && (
      <span className="flex flex-wrap gap-2 max-sm:col-start-2">
        <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onEdit}>
          Edit<span className="sr-only"> {award.name}</span>
        </Button>
        <Button kind="plain" size="small" className="pointer-coarse:h-11" disabled={isActing} onClick={onRetire}>
          {award.is_retired ? 'Restore' : 'Retire'}
          <span className="sr-only"> {award.name}</span>
        </Button>
      </span>
    )}
  </li>
);

function holders(number: number): string {
  if (number === 0) return 'Not granted yet';
  return number === 1 ? 'Granted to 1 user' : `Granted to ${count(number)} users`;
}
