import type { TeamRight } from '../access/team-rights.ts';
import type { CarStatus } from './cars.flow.ts';

/** A team member lists a car for the company or for themselves. */
export const listedFor = ['company', 'self'] as const;
export type ListedFor = (typeof listedFor)[number];

/** A draft can still become anyone's. Once it was listed, it can only move to the company. */
export const movableStatuses = {
  company: ['draft', 'active', 'reserved', 'expired'],
  self: ['draft'],
} as const satisfies Record<ListedFor, readonly CarStatus[]>;

export const mayMoveFrom = (status: CarStatus, to: ListedFor): boolean =>
  (movableStatuses[to] as readonly CarStatus[]).includes(status);

/** The team right needed to move a listing. Moving a draft is the same as starting it there. */
export const rightToMove = (status: CarStatus): TeamRight => (status === 'draft' ? 'cars.write' : 'cars.take_in');
