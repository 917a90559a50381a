import { Check, Pencil, RotateCw, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import type { OwnerTransition } from '@forecourt/contract/wanted/wanted.flow.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useWantedChange } from './use-wanted-change.ts';

const actions: Record<OwnerTransition, { name: string; Icon: LucideIcon; kind?: 'danger' }> = {
  close: { name: 'Found a car', Icon: Check },
  renew: { name: 'Renew', Icon: RotateCw },
  restore: { name: 'Restore', Icon: Undo2 },
  delete: { name: 'Delete', Icon: Trash2, kind: 'danger' },
};

/** The actions the owner has right now. */
export function OwnerActions({ ad }: { ad: WantedAd }) {
  const { change, busyWith } = useWantedChange(ad);
  const names = (Object.keys(actions) as OwnerTransition[]).filter((name) => ad.may.change.includes(name));
  return (
    <div className="flex flex-wrap gap-2">
      {ad.may.edit && (
        <ButtonLink
          to={paths.editWanted}
          params={{ id: String(ad.id) }}
          search={{ ...ad.filters, maxPrice: ad.budget } as never}
          size="small"
        >
          <Pencil size={15} aria-hidden="true" />
          Edit
        </ButtonLink>
      )}
      {names.map((name) => {
        const { name: text, Icon, kind = 'plain' } = actions[name];
        return (
          <Button key={name} kind={kind} size="small" busy={busyWith === name} onClick={() => change(name)}>
            <Icon size={15} aria-hidden="true" />
            {text}
          </Button>
        );
      })}
    </div>
  );
}
