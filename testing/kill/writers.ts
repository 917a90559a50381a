import { randomUUID } from 'node:crypto';
import { missing } from './ledger.ts';
import type { Person } from './people.ts';
import { mark, nothing, type Stage, type Writer } from './stage.ts';
import { buyer, correspondent, lister, promoter, trader } from './traders.ts';

const asker = (stage: Stage): Writer => {
  const [theo, sam] = [stage.as('firstCharacter'), stage.as('support')];
  const { ledger } = stage;
  return {
    begin: nothing,
    async live() {
      const description = mark();
      const key = `ticket ${description}`;
      const { ticket } = await ledger.write('tickets', { [key]: 'open' }, () =>
        theo.api.tickets.create({
          user_id: theo.id,
          category_id: 1,
          subject: 'Help',
          description,
          client_id: randomUUID(),
        }),
      );
      const answer = (person: Person, becomes: string) => {
        const content = mark();
        return ledger.write('tickets', { [key]: becomes, [`answer ${content}`]: '1' }, () =>
          person.api.tickets.addResponse({
            ticket_id: ticket.id,
            user_id: person.id,
            content,
            client_id: randomUUID(),
          }),
        );
      };
      await answer(sam, 'in_progress');
      await answer(theo, 'in_progress');
      const resolve = { ticket_id: ticket.id, status: 'resolved', user_id: sam.id } as const;
      await ledger.write('tickets', { [key]: 'resolved' }, () => sam.api.tickets.updateStatus(resolve));
      await ledger.write('tickets', { [key]: 'closed' }, () =>
        theo.api.tickets.close({ ticket_id: ticket.id, user_id: theo.id }),
      );
    },
  };
};

const leader = (stage: Stage): Writer => {
  const [grace, marcus] = [stage.as('dealerOwner'), stage.as('buyer')];
  const { ledger } = stage;
  const [seat, invitation] = [`seat of ${marcus.id}`, `invitation of ${marcus.id}`];
  const them = { dealer_account_id: grace.dealerId, user_id: marcus.id };
  const remove = () => ledger.write('team', { [seat]: missing }, () => grace.api.dealers.removeTeamMember(them));
  return {
    async begin() {
      if (ledger.of(seat) !== missing) await remove();
      if (ledger.of(invitation) === missing) return;
      const { invitations } = await grace.api.dealers.pendingInvitations({ dealer_id: grace.dealerId });
      for (const { id } of invitations)
        await ledger.write('team', { [invitation]: missing }, () =>
          grace.api.dealers.declineInvitation({ invitation_id: id }),
        );
    },
    async live() {
      const asked = await ledger.write('team', { [invitation]: '1' }, () =>
        grace.api.dealers.invite({ ...them, role: 'staff' }),
      );
      await ledger.write('team', { [seat]: 'staff', [invitation]: missing }, () =>
        marcus.api.dealers.acceptInvitation({ invitation_id: asked.invitation.id, user_id: marcus.id }),
      );
      await ledger.write('team', { [seat]: 'manager' }, () =>
        grace.api.dealers.changeMemberRole({ ...them, new_role: 'manager' }),
      );
      await remove();
    },
  };
};

const moderator = (stage: Stage): Writer => {
  const mia = stage.as('moderator');
  const { ledger } = stage;
  const key = 'car #kill-flagged';
  return {
    begin: nothing,
    async live() {
      const status = ledger.of(key).startsWith('flagged') ? 'active' : 'flagged';
      const reason = mark();
      await ledger.write('decisions of the staff', { [key]: `${status} 600`, [`logged ${reason}`]: '1' }, () =>
        mia.api.cars.updateStatus({ id: stage.place.flagged, status, reason }),
      );
    },
  };
};

const photographer = (stage: Stage): Writer => {
  const pia = stage.as('dealerStaff');
  const { ledger } = stage;
  const [key, id] = ['photos of #kill-photographed', stage.place.photographed];
  const have = () => Number(ledger.of(key).replace(missing, '0'));
  const shown = (count: number) => ({ [key]: count === 0 ? missing : String(count) });
  const remove = (photo: number) =>
    ledger.write('photos', shown(have() - 1), () => pia.api.photos.remove({ id: photo }));
  return {
    async begin() {
      const found = await pia.api.cars.editing({ id });
      for (const photo of found!.listing.images) await remove(photo.id);
    },
    async live() {
      const made = [];
      for (let taken = 0; taken < 3; taken++) {
        const add = () => pia.api.photos.add({ car_id: id, files: { photo: [stage.photo] } });
        made.push((await ledger.write('photos', shown(have() + 1), add)).photo.id);
      }
      for (const photo of made) await remove(photo);
    },
  };
};

export const writersOf = (stage: Stage): Writer[] => [
  lister(stage),
  trader(stage),
  correspondent(stage, 'member'),
  correspondent(stage, 'otherMember'),
  buyer(stage),
  promoter(stage),
  asker(stage),
  leader(stage),
  moderator(stage),
  photographer(stage),
];
