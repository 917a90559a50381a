import { expect, test } from 'vitest';
import { mayFor, ownerOf, ownerOfNew, reaches, type Reach } from './owner.ts';
import type { DealerStanding } from './standing.ts';
import { readingRights, teamRights, teamRoleMay, teamRoles, type TeamRight } from './team-rights.ts';

const rights = Object.keys(teamRights) as TeamRight[];
const person = (userId: number): Reach => ({ userId, gameAccountId: userId, team: null });
const colleague = (role: (typeof teamRoles)[number], dealerId = 7, standing: DealerStanding = 'active'): Reach => ({
  ...person(1),
  team: { dealerId, role, standing },
});

test('a thing that names both a person and a dealer belongs to the dealer', () => {
  expect(ownerOf({ personId: 1, dealerId: null })).toEqual({ person: 1 });
  expect(ownerOf({ personId: 1, dealerId: 7 })).toEqual({ dealer: 7 });
});

test('new things by a team member belong to the dealer', () => {
  expect(ownerOfNew(person(1))).toEqual({ person: 1 });
  expect(ownerOfNew(colleague('staff'))).toEqual({ dealer: 7 });
});

test('a team member’s own things stay theirs alone', () => {
  for (const right of rights) {
    expect(mayFor(person(1), { person: 1 }, right)).toBe(true);
    expect(mayFor(colleague('staff'), { person: 1 }, right)).toBe(true);
    expect(mayFor(person(2), { person: 1 }, right)).toBe(false);
    expect(mayFor(colleague('owner'), { person: 2 }, right)).toBe(false);
  }
});

test('a dealer’s things are open to its team by role, and to no one else', () => {
  for (const right of rights) {
    for (const role of teamRoles) expect(mayFor(colleague(role), { dealer: 7 }, right)).toBe(teamRoleMay(role, right));
    expect(mayFor(colleague('owner', 8), { dealer: 7 }, right)).toBe(false);
    expect(mayFor(person(7), { dealer: 7 }, right)).toBe(false);
  }
  expect(reaches(colleague('staff'), { dealer: 7 })).toBe(true);
  expect(reaches(colleague('staff', 8), { dealer: 7 })).toBe(false);
});

test('a suspended dealer’s team can only read, and an expired dealer’s team keeps its rights', () => {
  for (const right of rights) {
    expect(mayFor(colleague('owner', 7, 'suspended'), { dealer: 7 }, right)).toBe(readingRights.includes(right));
    expect(mayFor(colleague('owner', 7, 'expired'), { dealer: 7 }, right)).toBe(true);
    expect(mayFor(colleague('owner', 7, 'suspended'), { person: 1 }, right)).toBe(true);
  }
});
