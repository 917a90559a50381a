import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { findContact } from '../../features/cars/car.store.ts';
import type { ViewCounter } from '../../features/cars/view-counter.ts';
import {
  findBySubject,
  findDealer,
  findPeople,
  findTeam,
  openConversation,
} from '../../features/messaging/conversations.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import { findParticipation, participantsExcept } from '../../features/messaging/participants.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { isOwnCar } from '../../lib/own-car.ts';

export interface StartDeps {
  db: Database;
  views: ViewCounter;
}

type Started = { id: number; isNew: boolean };

/**
 * Opens the conversation about a car with its private seller or the dealer's team. Returns the existing one if there is
 * one.
 */
export async function talkAboutCar({ db, views }: StartDeps, viewer: Reach, carId: number): Promise<Started> {
  const subjectKey = subjectKeys.car(carId, viewer.userId);
  const known = await findBySubject(db, subjectKey);
  // Works even if the car is no longer on sale.
  if (known !== null && (await findParticipation(db, known, viewer))) return { id: known, isNew: false };
  const contact = (await findContact(db, carId)) ?? fail('car_not_found');
  if (isOwnCar(contact, viewer)) fail('own_car');
  await refuseBlocked(db, viewer, contact.people);
  views.note('inquiry', carId, `user ${viewer.userId}`);
  return open(db, viewer, {
    subjectKey,
    carId,
    dealerId: contact.dealer_id,
    people: contact.dealer_id === null ? [viewer.userId, contact.user_id] : [viewer.userId],
  });
}

export async function talkToDealer({ db }: StartDeps, viewer: Reach, dealerId: number): Promise<Started> {
  const dealer = (await findDealer(db, dealerId)) ?? fail('dealer_not_found');
  const team = await findTeam(db, dealer.id);
  if (team.some(({ game_account_id }) => game_account_id === viewer.gameAccountId))
    fail('bad_input', { fields: { dealer_id: ['This is your own dealership'] } });
  await refuseBlocked(
    db,
    viewer,
    team.map(({ id }) => id),
  );
  const subjectKey = subjectKeys.dealer(dealer.id, viewer.userId);
  return open(db, viewer, { subjectKey, carId: null, dealerId: dealer.id, people: [viewer.userId] });
}

export async function talkToPerson({ db }: StartDeps, viewer: Reach, userId: number): Promise<Started> {
  const [person = fail('user_not_found')] = await findPeople(db, [userId]);
  if (person.game_account_id === viewer.gameAccountId)
    fail('bad_input', { fields: { participants: ['You can’t message yourself'] } });
  await refuseBlocked(db, viewer, [userId]);
  const subjectKey = subjectKeys.people(viewer.userId, userId);
  return open(db, viewer, { subjectKey, carId: null, dealerId: null, people: [viewer.userId, userId] });
}

export async function startGroup(
  { db }: StartDeps,
  viewer: Reach,
  title: string,
  others: readonly number[],
): Promise<Started> {
  const people = await findPeople(
    db,
    [...new Set(others)].filter((id) => id !== viewer.userId),
  );
  if (people.length === 0) fail('user_not_found');
  // Characters of the same person can't message each other.
  if (people.some(({ game_account_id }) => game_account_id === viewer.gameAccountId))
    fail('bad_input', { fields: { participants: ['You can’t add yourself'] } });
  await refuseBlocked(
    db,
    viewer,
    people.map(({ id }) => id),
  );
  return open(db, viewer, {
    subjectKey: null,
    title,
    carId: null,
    dealerId: null,
    people: [viewer.userId, ...people.map(({ id }) => id)],
  });
}

interface Opening {
  subjectKey: string | null;
  title?: string;
  carId: number | null;
  dealerId: number | null;
  people: number[];
}

const open = (db: Database, { userId }: Reach, opening: Opening): Promise<Started> =>
  db.transaction().execute(async (tx) => {
    const type = opening.subjectKey === null ? 'group' : 'direct';
    const started = await openConversation(tx, { ...opening, type, title: opening.title ?? null, createdBy: userId });
    // A direct conversation appears to the others with its first message. A group appears right away.
    if (started.isNew && type === 'group')
      await announce(tx, { kind: 'conversation_changed', conversationId: started.id, to: opening.people });
    return started;
  });

async function refuseBlocked(db: Database, { userId }: Reach, people: readonly number[]): Promise<void> {
  const apart = await participantsExcept(db, userId);
  if (people.some((id) => apart.includes(id))) fail('blocked');
}
