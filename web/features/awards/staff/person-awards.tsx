import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import type { RenderHints } from '../../../lib/planned-decision.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { CatalogueAward } from './catalogue.ts';
import { ChosenPerson } from './chosen-person.tsx';
import { FindPerson } from './find-person.tsx';

interface PersonAwardsProps {
  catalogue: readonly CatalogueAward[];
  personId: number | null;
  onPerson: (id: number | null) => void;
  renderHints: RenderHints;
}

/** Grants a user an award or revokes one. */
export function PersonAwards({ catalogue, personId, onPerson, renderHints }: PersonAwardsProps) {
  const { data: person } = useQuery({ ...api.accounts.user.query({ id: personId ?? 1 }), enabled: personId !== null });
  return (
    <section aria-labelledby="person-awards" className="grid grid-cols-1 gap-4">
      <h2 id="person-awards" className="flex min-h-[42px] items-center text-xl">
        Grant and revoke
      </h2>
      <Panel className="grid grid-cols-1 gap-5 p-5!">
        {personId !== null && person ? (
          <ChosenPerson key={person.id} person={person} catalogue={catalogue} onOther={() => onPerson(null)}>
            {renderHints(person.id)}
          </ChosenPerson>
        ) : (
          <FindPerson isMissing={personId !== null && person === null} onChoose={onPerson} />
        )}
      </Panel>
    </section>
  );
}
