import type { LinkProps } from '@tanstack/react-router';
import type { ImportProgress } from '@forecourt/contract/imports/imports.ts';
import { countOf } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ImportResultProps {
  progress: ImportProgress;
  inventory: LinkProps;
}

/** The outcome, with a link to the imported cars. */
export function ImportResult({ progress: { outcomes, done, of }, inventory }: ImportResultProps) {
  const { live = 0, draft = 0, known = 0, no_room = 0 } = outcomes;
  const all = live + draft;
  const others = [
    ...(live > 0 && draft > 0
      ? [`${countOf(live, 'is', 'are')} live, ${countOf(draft, 'is a draft', 'are drafts')}`]
      : []),
    ...(known > 0 ? [`${countOf(known, 'row was', 'rows were')} already imported`] : []),
    ...(no_room > 0 ? [`${countOf(no_room, 'row')} didn’t fit`] : []),
    ...(done < of ? [`${countOf(of - done, 'row was', 'rows were')} skipped`] : []),
  ];
  return (
    <Notice tone={all > 0 ? 'good' : 'info'}>
      <div className="grid gap-3">
        <output className="block">
          <b className="font-semibold">
            {countOf(all, 'car')} imported{all > 0 && as(live, draft)}.
          </b>
          {others.map((note) => ` ${note}.`)}
        </output>
        {all > 0 && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              {...inventory}
              search={draft > 0 ? { status: 'draft' } : {}}
              size="small"
              className="pointer-coarse:h-11"
            >
              {draft > 0 ? 'Show drafts' : 'Show inventory'}
            </ButtonLink>
          </div>
        )}
      </div>
    </Notice>
  );
}

function as(live: number, draft: number): string {
  if (live === 0) return draft === 1 ? ' as a draft' : ' as drafts';
  return draft === 0 ? ' and live' : '';
}
