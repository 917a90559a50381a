import type { LinkProps } from '@tanstack/react-router';
import type { ImportProgress } from '@forecourt/contract/imports/imports.ts';
import { countOf } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ImportResultProps {
  progress: ImportProgress;
  inventory: LinkProps;
}

/** What came of it, and where it is. */
export function ImportResult({ progress: { outcomes, done, of }, inventory }: ImportResultProps) {
  const { live = 0, draft = 0, known = 0, no_room = 0 } = outcomes;
  const parts = [
    ...(live > 0 ? [`${countOf(live, 'car is', 'cars are')} live`] : []),
    ...(draft > 0 ? [`${countOf(draft, 'is a draft', 'are drafts')}`] : []),
    ...(known > 0 ? [`${countOf(known, 'was', 'were')} there already`] : []),
    ...(no_room > 0 ? [`${countOf(no_room, 'found', 'found')} no room`] : []),
    ...(done < of ? [`${countOf(of - done, 'was', 'were')} left out`] : []),
  ];
  return (
    <Notice tone={live + draft > 0 ? 'good' : 'info'}>
      <div className="grid gap-3">
        <p role="status">
          <b className="font-semibold">{countOf(live + draft, 'car')} imported.</b>
          {parts.length > 0 && ` ${parts.join(', ')}.`}
        </p>
        {live + draft > 0 && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              {...inventory}
              search={draft > 0 ? { status: 'draft' } : {}}
              size="small"
              className="pointer-coarse:h-11"
            >
              {draft > 0 ? 'Show the drafts' : 'Show the inventory'}
            </ButtonLink>
          </div>
        )}
      </div>
    </Notice>
  );
}
