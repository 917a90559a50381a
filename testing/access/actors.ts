import { sql } from 'kysely';
import { emptyMarket, withSettings } from '../market.ts';
import { dealerIdOf } from '../reviews/verified-sale.ts';
import type { SignedIn, Site } from '../site.ts';
import { belongingsOf, type Belongings } from './belongings.ts';
import { chatAddress, dealerThingsOf, deliveryOf } from './dealer-things.ts';
import { everybody, nameOf, type Name, type People } from './people.ts';

/** The targets of a call, and its caller. */
export type Scene = Belongings &
  Awaited<ReturnType<typeof dealerThingsOf>> &
  Awaited<ReturnType<typeof applicationsOf>> & {
    /** The caller. No one for a visitor. */
    me: number;
    myName: string;
    /** A user without relations to anyone. */
    strangerId: number;
    /** Eclipse Motors' manager, and one of their staff. */
    managerId: number;
    colleagueId: number;
    suspendedId: number;
    suspendedUntil: string;
    bannedId: number;
    deciderId: number;
    buyerId: number;
    eclipseId: number;
    /** The site's: a reply template, and a webhook delivery. */
    templateId: number;
    /** A saved filter of the desk, owned by support. */
    filterId: number;
    siteDelivery: string;
  };

export interface Actor {
  title: string;
  browser: SignedIn['browser'];
  scene: Scene;
}

const shutOut = ['visitor', 'expired session', 'suspended', 'banned'] as const;
const team = ['owner', 'admin', 'manager', 'staff'] as const;
const onTeam = { owner: 'dealerOwner', admin: 'dealerAdmin', manager: 'dealerManager', staff: 'dealerStaff' } as const;
const siteStaff = ['support', 'moderator', 'analyst', 'admin'] as const;

/** The columns of the matrix in their groups, in the order of a row. */
export const groups = {
  out: shutOut.map((who) => who as string),
  new: ['incomplete profile'],
  own: ['member on their own'],
  other: ['member on another’s'],
  dealer: team.map((role) => `dealer’s ${role} on their dealer’s`),
  'other dealer': team.map((role) => `dealer’s ${role} on another dealer’s`),
  staff: siteStaff.map((role) => role as string),
};

/** Every actor of the matrix, each with the targets of their column. */
export async function actorsOn(site: Site): Promise<Actor[]> {
  await emptyMarket(site);
  await withSettings(site, {
    max_listings_per_user: 20,
    max_listings_per_dealer: 50,
    max_featured_cars_per_user: 20,
    dealer_free_featured_per_month: 0,
  });
  const people = await everybody(site);
  const eclipse = await dealerIdOf(site, people.dealerOwner);
  const vinewood = await dealerIdOf(site, people.otherDealerOwner);
  const { invited, alsoInvited, seller: unasked } = people;
  const eclipseThings = await dealerThingsOf(site, people.dealerOwner, eclipse, {
    invited,
    unasked,
    receiver: people.dealerManager,
  });
  const vinewoodThings = await dealerThingsOf(site, people.otherDealerOwner, vinewood, {
    invited: alsoInvited,
    unasked,
    receiver: alsoInvited,
  });
  const ofPerson = (person: SignedIn, dealerId: number) =>
    belongingsOf(site, people, { seller: person, person, dealerId, sellsFor: null });
  const ofDealer = (seller: SignedIn, person: SignedIn, dealerId: number) =>
    belongingsOf(site, people, { seller, person, dealerId, sellsFor: dealerId });
  const maras = { ...(await ofPerson(people.member, eclipse)), ...eclipseThings };
  const kenjis = { ...(await ofPerson(people.otherMember, vinewood)), ...vinewoodThings };
  const eclipses = { ...(await ofDealer(people.dealerOwner, people.colleague, eclipse)), ...eclipseThings };
  const vinewoods = {
    ...(await ofDealer(people.otherDealerOwner, people.otherDealerOwner, vinewood)),
    ...vinewoodThings,
  };
  const [marasForms, kenjisForms] = await Promise.all([
    applicationsOf(site, people.member, people.otherDealerOwner, vinewood),
    applicationsOf(site, people.otherMember, people.dealerOwner, eclipse),
  ]);
  const suspendedUntil = await shutOutPeople(site, people);

  const around = {
    strangerId: people.stranger.id,
    managerId: people.dealerManager.id,
    colleagueId: people.colleague.id,
    suspendedId: people.suspended.id,
    suspendedUntil,
    bannedId: people.banned.id,
    deciderId: people.decider.id,
    buyerId: people.buyer.id,
    eclipseId: eclipse,
    ...(await thingsOfTheSite(site, people)),
  };
  const on = (things: Omit<Scene, 'me' | 'myName' | keyof typeof around>) => (name: Name) => ({
    ...things,
    ...around,
    me: people[name].id,
    myName: nameOf[name],
  });
  const onOwn = on({ ...maras, ...marasForms });
  const onOthers = on({ ...kenjis, ...kenjisForms });
  const onDealers = on({ ...eclipses, ...kenjisForms });
  const onOtherDealers = on({ ...vinewoods, ...marasForms });
  const actor = (title: string, name: Name, scene: (name: Name) => Scene): Actor => ({
    title,
    browser: people[name].browser,
    scene: scene(name),
  });
  const expired = await site.asUser(people.member.id);
  await endsNow(site);
  return [
    { title: 'visitor', browser: site.visitor().browser, scene: onOthers('member') },
    { title: 'expired session', browser: expired.browser, scene: onOwn('member') },
    actor('suspended', 'suspended', onOthers),
    actor('banned', 'banned', onOthers),
    actor('incomplete profile', 'incomplete', onOthers),
    actor('member on their own', 'member', onOwn),
    actor('member on another’s', 'member', onOthers),
    ...team.map((role) => actor(`dealer’s ${role} on their dealer’s`, onTeam[role], onDealers)),
    ...team.map((role) => actor(`dealer’s ${role} on another dealer’s`, onTeam[role], onOtherDealers)),
    ...siteStaff.map((role) => actor(role, role, onOthers)),
  ];
}

/** A pending application, and an invitation for them. */
async function applicationsOf(site: Site, person: SignedIn, owner: SignedIn, dealerId: number) {
  const { id: applicationId } = await person.api.applications.submit({
    companyName: `Cars of ${person.id}`,
    businessType: 'other',
    description: 'Cars',
    phone: '5550101',
  });
  const { invitation } = await owner.api.dealers.invite({
    dealer_account_id: dealerId,
    user_id: person.id,
    role: 'staff',
  });
  const { rows } = await sql<{ id: number }>`
    select id from messages where card_kind = 'dealer_invitation' and card_id = ${invitation.id}`.execute(site.db);
  return { applicationId, invitationId: invitation.id, invitationMessage: rows[0]!.id };
}

async function thingsOfTheSite(site: Site, { decider, support }: People) {
  const { template } = await decider.api.tickets.saveTemplate({ name: 'Hello', content: 'Thank you for asking' });
  await decider.api.webhooks.save({ webhook_id: 'sold', url: chatAddress, enabled: true });
  await support.api.tickets.saveFilter({ name: 'Urgent', query: '?priority=urgent' });
  const { filters } = await support.api.tickets.filters({});
  return {
    templateId: template.id,
    filterId: filters[0]!.id,
    siteDelivery: await deliveryOf(site, sql`channel = 'sold'`),
  };
}

async function shutOutPeople(site: Site, { admin, banned, suspended }: People): Promise<string> {
  await sql`update users set standing = 'active', standing_reason = null, suspended_until = null
    where id = ${suspended.id}`.execute(site.db);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const reason = 'It breaks the rules of the city';
  await admin.api.accounts.updateStatus({ user_id: suspended.id, status: 'suspended', until, reason });
  await admin.api.accounts.updateStatus({ user_id: banned.id, status: 'banned', reason });
  return until;
}

/** Ends the newest session. */
const endsNow = ({ db }: Site) =>
  sql`update sessions set expires_at = now() where created_at = (select max(created_at) from sessions)`.execute(db);
