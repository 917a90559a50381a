import type { TeamRight } from '@forecourt/contract/access/team-rights.ts';
import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Announcement } from '../../server/events/announcements.ts';
import type { seededRandom } from '../random.ts';
import type { Citizen } from './citizen.ts';
import type { City } from './city.ts';
import type { CityEvent } from './city-event.ts';

interface Among {
  side: (seller: Citizen, right: TeamRight) => Citizen[];
  ofDealer: (announcement: Announcement, kind: NoticeKind, subjectId: number, right: TeamRight) => CityEvent;
  staffApartFrom: (roles: StaffRole[], apart: Citizen[]) => Citizen[];
  anybody: () => Citizen;
  anyDealer: () => number;
}

/** Staff decisions about users, listings and dealerships, and their appeals. */
export function decisionEventsIn({ cars, tickets }: City, random: ReturnType<typeof seededRandom>, among: Among) {
  const { side, ofDealer, staffApartFrom, anybody, anyDealer } = among;
  return {
    car_moderated: () => {
      const { id, seller } = random.pick(cars);
      const outcome = random.pick(['flagged', 'removed', 'restored'] as const);
      return {
        announcement: { kind: 'car_moderated', carId: id, outcome, reason: 'As agreed', by: anybody().id },
        notice: { kind: 'listing_decided', subjectId: id, to: side(seller, 'cars.write') },
      };
    },
    reports_decided: () => {
      const { id } = random.pick(cars);
      const [person, by] = [anybody(), anybody()];
      const told = { outcome: 'dismissed', reason: 'As agreed', by: by.id } as const;
      return {
        announcement: { kind: 'reports_decided', carId: id, people: [person.id], ...told },
        notice: { kind: 'report_decided', subjectId: id, to: [person] },
      };
    },
    dealer_decided: () => {
      const dealerId = anyDealer();
      const told = { dealerId, status: 'suspended', reason: 'As agreed', by: anybody().id } as const;
      return ofDealer({ kind: 'dealer_decided', ...told }, 'dealership_decided', dealerId, 'cars.read');
    },
    account_reinstated: () => {
      const person = anybody();
      return {
        announcement: { kind: 'account_reinstated', userId: person.id, by: anybody().id },
        notice: { kind: 'account_reinstated', subjectId: person.id, to: [person] },
      };
    },
    conversation_report_decided: () => {
      const person = anybody();
      const told = { reportId: 1, reporterId: person.id, by: anybody().id };
      return {
        announcement: { kind: 'conversation_report_decided', ...told },
        notice: { kind: 'conversation_report_decided', subjectId: 1, to: [person] },
      };
    },
    person_warned: () => {
      const person = anybody();
      const told = { reportId: 1, userId: person.id, words: 'Be kind', by: anybody().id };
      return {
        announcement: { kind: 'person_warned', ...told },
        notice: { kind: 'person_warned', subjectId: 1, to: [person] },
      };
    },
    staff_role_changed: () => {
      const person = anybody();
      return {
        announcement: {
          kind: 'staff_role_changed',
          userId: person.id,
          to: null,
          reason: 'As agreed',
          by: anybody().id,
        },
        notice: { kind: 'staff_role_changed', subjectId: person.id, to: [person] },
      };
    },
    signed_out: () => {
      const person = anybody();
      return {
        announcement: {
          kind: 'signed_out',
          userId: person.id,
          everywhere: true,
          reason: 'As agreed',
          by: anybody().id,
        },
        notice: { kind: 'signed_out', subjectId: person.id, to: [person] },
      };
    },
    appeal_opened: () => {
      const { id, asker } = random.pick(tickets);
      const to = staffApartFrom(['support', 'moderator', 'admin'], [asker]);
      return {
        announcement: { kind: 'appeal_opened', appealId: 1, ticketId: id, by: asker.id },
        notice: { kind: 'new_appeal', subjectId: id, to },
      };
    },
    appeal_decided: () => {
      const { id, asker } = random.pick(tickets);
      const told = { appealId: 1, ticketId: id, outcome: 'uphold', reason: 'As agreed', by: anybody().id } as const;
      return {
        announcement: { kind: 'appeal_decided', ...told },
        notice: { kind: 'appeal_decided', subjectId: id, to: [asker] },
      };
    },
  } satisfies Record<string, () => CityEvent>;
}
