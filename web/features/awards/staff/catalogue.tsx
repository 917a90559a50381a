import { lazy, Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CatalogueRow } from './catalogue-row.tsx';
import type { CatalogueAward } from './catalogue.ts';
import { useAwardAction } from './use-award-action.ts';

const AwardForm = lazy(async () => ({ default: (await import('./award-form.tsx')).AwardForm }));

interface CatalogueProps {
  awards: readonly CatalogueAward[];
  mayWrite: boolean;
}

/** The award catalogue. A retired award stays with its holders but can't be granted any more. */
export function Catalogue({ awards, mayWrite }: CatalogueProps) {
  const [edited, setEdited] = useState<CatalogueAward | 'new' | null>(null);
  const { act, isActing } = useAwardAction();
  const close = () => setEdited(null);
  const retire = ({ id, name, description, icon, is_retired }: CatalogueAward) =>
    act({
      run: () => api.awards.edit({ id, name, description, icon, is_retired: !is_retired }),
      done: is_retired ? `“${name}” can be granted again` : `“${name}” retired. Users who have it will keep it.`,
    });
  return (
    <section aria-labelledby="catalogue" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="catalogue" className="text-xl">
          Catalogue
        </h2>
        {mayWrite && (
          <Button onClick={() => setEdited('new')}>
            <Plus size={18} aria-hidden="true" />
            Add award
          </Button>
        )}
      </div>
      <ul aria-label="Awards" className="rounded-xl border border-line bg-surface">
        {awards
          .toSorted((a, b) => Number(a.is_retired) - Number(b.is_retired))
          .map((award) => (
            <CatalogueRow
              key={award.id}
              award={award}
              // Awards granted by a rule are described by that rule.
              mayWrite={mayWrite && !award.is_by_rule}
              isActing={isActing}
              onEdit={() => setEdited(award)}
              onRetire={() => retire(award)}
            />
          ))}
      </ul>
      <Dialog isForm open={edited !== null} onClose={close} title={edited === 'new' ? 'Add award' : 'Edit award'}>
        <Suspense>{edited !== null && <AwardForm award={edited === 'new' ? null : edited} onDone={close} />}</Suspense>
      </Dialog>
    </section>
  );
}
