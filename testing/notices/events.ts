import { noticeKinds, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { teamRoleMay, type TeamRight } from '@forecourt/contract/access/team-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Announcement } from '../../server/events/announcements.ts';
import type { Source } from '../../server/flows/notices/cause.ts';
import type { seededRandom } from '../random.ts';
import type { Citizen } from './citizen.ts';
import type { CityEvent, Expected } from './city-event.ts';
import type { City } from './city.ts';
import { decisionEventsIn } from './decision-events.ts';
import { reviewEventsIn } from './review-events.ts';
import { saleEventsIn } from './sale-events.ts';

type Random = ReturnType<typeof seededRandom>;

/** A kind with notifications that never happens here doesn't compile. */
export function eventsIn(city: City, random: Random) {
  const { people, cars, payments, tickets, invitations, conversations, applications } = city;
  const team = (dealerId: number, right: TeamRight) =>
    people.filter((one) => one.dealerId === dealerId && teamRoleMay(one.teamRole!, right));
  const side = ({ dealerId, ...person }: Citizen, right: TeamRight) =>
    dealerId === null ? people.filter(({ id }) => id === person.id) : team(dealerId, right);
  const staffApartFrom = (roles: StaffRole[], apart: Citizen[]) =>
    people.filter(
      ({ staffRole, account }) =>
        staffRole && roles.includes(staffRole) && !apart.some((one) => one.account === account),
    );
  const anybody = () => random.pick(people);
  const anyDealer = () => random.pick(people.filter(({ dealerId }) => dealerId !== null)).dealerId!;
  const ofCar = (kind: 'listing_ends_soon' | 'listing_expired'): CityEvent => {
    const { id, seller } = random.pick(cars);
    return { announcement: { kind, carId: id }, notice: { kind, subjectId: id, to: side(seller, 'cars.write') } };
  };
  const ofDealer = (announcement: Announcement, kind: NoticeKind, subjectId: number, right: TeamRight): CityEvent => ({
    announcement,
    notice: { kind, subjectId, to: team(subjectId, right) },
  });

  const makers: { [source in Source]: () => CityEvent } = {
    ...reviewEventsIn(city, random),
    ...saleEventsIn(city, random),
    ...decisionEventsIn(city, random, { side, ofDealer, staffApartFrom, anybody, anyDealer }),
    listing_ends_soon: () => ofCar('listing_ends_soon'),
    listing_expired: () => ofCar('listing_expired'),
    car_price_lowered: () => {
      const { id, keepers } = random.pick(cars);
      return {
        announcement: { kind: 'car_price_lowered', carId: id, from: 40_000, to: 30_000, by: anybody().id },
        notice: { kind: 'favourite_price_lowered', subjectId: id, to: keepers },
      };
    },
    car_sold: () => {
      const { id, keepers } = random.pick(cars);
      return {
        announcement: { kind: 'car_sold', carId: id, by: anybody().id },
        notice: { kind: 'favourite_sold', subjectId: id, to: keepers },
      };
    },
    car_reported: () => {
      const { id, seller } = random.pick(cars);
      const own = [seller, ...people.filter(({ dealerId }) => dealerId !== null && dealerId === seller.dealerId)];
      return {
        announcement: { kind: 'car_reported', carId: id, by: anybody().id },
        notice: { kind: 'car_reported', subjectId: id, to: staffApartFrom(['moderator', 'admin'], own) },
      };
    },
    conversation_reported: () => {
      const { id, members } = random.pick(conversations);
      return {
        announcement: { kind: 'conversation_reported', conversationId: id, by: anybody().id },
        notice: { kind: 'conversation_reported', subjectId: id, to: staffApartFrom(['moderator', 'admin'], members) },
      };
    },
    payment_changed: () => {
      const { id, buyer, isMembership } = random.pick(payments);
      const [was, status] = random.pick([
        ['pending', 'completed'],
        ['pending', 'failed'],
        ['completed', 'refunded'],
        ['failed', 'failed'],
        [null, 'pending'],
        ['pending', 'cancelled'],
      ] as const);
      const announcement = { kind: 'payment_changed', userId: buyer.id, paymentId: id, was, status } as const;
      if (was === status || status === 'pending' || status === 'cancelled') return { announcement };
      const to = isMembership ? [buyer, ...team(buyer.dealerId!, 'membership.pay')] : [buyer];
      return { announcement, notice: { kind: `payment_${status}`, subjectId: id, to: [...new Set(to)] } };
    },
    payment_in_doubt: () => {
      const { id, buyer } = random.pick(payments);
      return {
        announcement: { kind: 'payment_in_doubt', paymentId: id, doubt: 'amount' },
        notice: { kind: 'payment_in_doubt', subjectId: id, to: staffApartFrom(['admin'], [buyer]) },
      };
    },
    membership_extended: () => {
      const [dealerId, by] = [anyDealer(), anybody().id];
      const given = { days: 7, endsAt: new Date().toISOString(), reason: 'For the outage' };
      const announcement = { kind: 'membership_extended', dealerId, ...given, by } as const;
      return ofDealer(announcement, 'membership_extended', dealerId, 'membership.pay');
    },
    membership_ends_soon: () => {
      const dealerId = anyDealer();
      return ofDealer({ kind: 'membership_ends_soon', dealerId }, 'membership_ends_soon', dealerId, 'membership.pay');
    },
    membership_in_grace: () => {
      const dealerId = anyDealer();
      const announcement = { kind: 'membership_in_grace', dealerId, graceDays: 7 } as const;
      return ofDealer(announcement, 'membership_in_grace', dealerId, 'membership.pay');
    },
    membership_expired: () => {
      const dealerId = anyDealer();
      return ofDealer({ kind: 'membership_expired', dealerId }, 'membership_ended', dealerId, 'membership.pay');
    },
    team_joined: () => {
      const [dealerId, { id }] = [anyDealer(), anybody()];
      const announcement = { kind: 'team_joined', dealerId, userId: id, role: 'staff', by: id } as const;
      return ofDealer(announcement, 'team_joined', dealerId, 'team.invite');
    },
    team_left: () => {
      const [dealerId, person, by] = [anyDealer(), anybody(), anybody()];
      return {
        announcement: { kind: 'team_left', dealerId, userId: person.id, role: 'staff', by: by.id },
        notice: { kind: 'team_left', subjectId: dealerId, to: team(dealerId, 'dealer.transfer') },
        also: { kind: 'seat_ended', subjectId: dealerId, to: [person] },
      };
    },
    team_role_changed: () => {
      const [dealerId, person, by] = [anyDealer(), anybody(), anybody()];
      const roles = { from: 'staff', to: 'manager' } as const;
      return {
        announcement: { kind: 'team_role_changed', dealerId, userId: person.id, ...roles, by: by.id },
        notice: { kind: 'team_role_changed', subjectId: dealerId, to: [person] },
      };
    },
    dealer_closed: () => {
      const [dealerId, person, by] = [anyDealer(), anybody(), anybody()];
      return {
        announcement: { kind: 'dealer_closed', dealerId, team: [person.id], by: by.id },
        notice: { kind: 'dealership_closed', subjectId: dealerId, to: [person] },
      };
    },
    dealer_opened: () => {
      const [dealerId, person, by] = [anyDealer(), anybody(), anybody()];
      return {
        announcement: { kind: 'dealer_opened', dealerId, userId: person.id, reason: 'As asked', by: by.id },
        notice: { kind: 'dealership_opened', subjectId: dealerId, to: [person] },
      };
    },
    seat_given: () => {
      const [dealerId, person, by] = [anyDealer(), anybody(), anybody()];
      return {
        announcement: { kind: 'seat_given', dealerId, userId: person.id, role: 'staff', reason: 'As asked', by: by.id },
        notice: { kind: 'member_added', subjectId: dealerId, to: team(dealerId, 'dealer.transfer') },
        also: { kind: 'seat_given', subjectId: dealerId, to: [person] },
      };
    },
    dealer_renamed: () => {
      const [dealerId, by] = [anyDealer(), anybody().id];
      const announcement = { kind: 'dealer_renamed', dealerId, from: 'Before', reason: 'Misspelt', by } as const;
      return ofDealer(announcement, 'company_renamed', dealerId, 'settings.write');
    },
    application_submitted: () => {
      const { id, applicant } = random.pick(applications);
      return {
        announcement: { kind: 'application_submitted', applicationId: id, by: applicant.id },
        notice: { kind: 'new_application', subjectId: id, to: staffApartFrom(['moderator', 'admin'], [applicant]) },
      };
    },
    application_decided: () => {
      const { id, applicant } = random.pick(applications);
      const status = random.pick(['approved', 'declined'] as const);
      const told = { applicationId: id, userId: applicant.id, dealerId: null, status, by: anybody().id };
      return {
        announcement: { kind: 'application_decided', ...told },
        notice: { kind: `application_${status}`, subjectId: id, to: [applicant] },
      };
    },
    application_deleted: () => {
      const { id, applicant } = random.pick(applications);
      const told = {
        applicationId: id,
        userId: applicant.id,
        company: 'Gone Motors',
        reason: 'Twice',
        by: anybody().id,
      };
      return {
        announcement: { kind: 'application_deleted', ...told },
        notice: { kind: 'application_deleted', subjectId: id, to: [applicant] },
      };
    },
    webhook_stopped: () => {
      const id = random.pick(city.stoppedChannels);
      return {
        announcement: { kind: 'webhook_stopped', webhookId: id },
        notice: { kind: 'webhook_stopped', subjectId: id, to: staffApartFrom(['admin'], []) },
      };
    },
    ticket_became_urgent: () => {
      const { id, asker } = random.pick(tickets);
      const to = staffApartFrom(['support', 'moderator', 'admin'], [asker]);
      return {
        announcement: { kind: 'ticket_became_urgent', ticketId: id, by: anybody().id },
        notice: { kind: 'urgent_ticket', subjectId: id, to },
      };
    },
    ticket_answered: () => {
      const { id, asker } = random.pick(tickets);
      const isResolved = random.chance(0.3);
      const announcement = { kind: 'ticket_answered', ticketId: id, isResolved, by: anybody().id } as const;
      return isResolved
        ? { announcement }
        : { announcement, notice: { kind: 'ticket_answered', subjectId: id, to: [asker] } };
    },
    ticket_resolved: () => {
      const { id, asker } = random.pick(tickets);
      return {
        announcement: { kind: 'ticket_resolved', ticketId: id, by: anybody().id },
        notice: { kind: 'ticket_resolved', subjectId: id, to: [asker] },
      };
    },
    invitation_brought: () => {
      const { id, invited, inviter } = random.pick(invitations);
      return {
        announcement: { kind: 'invitation_brought', invitationId: id, conversationId: 7, by: inviter.id },
        notice: { kind: 'invitation_received', subjectId: id, to: [invited] },
      };
    },
  };
  return () => random.pick(Object.values(makers))();
}

/** The remaining recipients: without the actor, banned users, and those who turned it off. */
export function noticesOf({ announcement, notice, also }: CityEvent, people: readonly Citizen[]): Expected[] {
  const by = 'by' in announcement ? people.find(({ id }) => id === announcement.by)! : null;
  return [notice, also].flatMap((one) => {
    if (!one) return [];
    const { group } = noticeKinds[one.kind];
    const hears = ({ account, isBanned, muted }: Citizen) =>
      account !== by?.account && !isBanned && !muted.includes(group);
    return [{ ...one, to: one.to.filter(hears) }];
  });
}
