import { useState } from 'react';
import { invitedRoles, mayInvite, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import { shortestSearch } from '@forecourt/contract/people/purposes.ts';
import { roleText } from '@forecourt/contract/dealers/role-abilities.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { FoundPeople } from './found-people.tsx';
import { useInvitable, type Invitable } from './use-invitable.ts';
import { useTeamAction, type OnTeam } from './use-team.ts';
import { words } from './words.ts';

/** Finds a user, sets their role and invites them. */
export function AddMember({ on, isTaken }: { on: OnTeam; isTaken: (userId: number) => string | null }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Invitable | null>(null);
  const [role, setRole] = useState<InvitedRole>('staff');
  const [isSent, setSent] = useState(false);
  const { people, note } = useInvitable(text, isTaken);
  const invite = useTeamAction(
    () => api.dealers.invite({ dealer_account_id: on.dealerId, user_id: chosen!.id, role }),
    () => {
      setSent(true);
      setChosen(null);
      setText('');
    },
  );
  function type(typed: string) {
    setText(typed);
    setChosen(null);
    setSent(false);
    invite.reset();
  }

  return (
    <Panel className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Add Team Member</h2>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field label="Find a member" hint={`Type at least ${shortestSearch} letters of their name.`}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={text}
              autoComplete="off"
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <Field label="Role" hint={roleText(role)}>
          {(control) => (
            <Select {...control} value={role} onChange={({ target }) => setRole(target.value as InvitedRole)}>
              {invitedRoles
                .filter((one) => mayInvite(on.role, one))
                .toReversed()
                .map((one) => (
                  <option key={one} value={one}>
                    {teamRoleNames[one]}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      <FoundPeople people={people} chosen={chosen} onChoose={setChosen} />
      <output className="text-sm text-ink-2 empty:hidden">{note}</output>
      {invite.error && <Notice tone="danger">{sentenceOf(invite.error, words.inviteFailed)}</Notice>}
      {isSent && (
        <Outcome>
          <Notice tone="good" onDismiss={() => setSent(false)}>
            {words.invited}
          </Notice>
        </Outcome>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        disabled={!chosen}
        busy={invite.isPending}
        onClick={() => invite.mutate()}
      >
        Add to Team
      </Button>
    </Panel>
  );
}
