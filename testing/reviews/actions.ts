import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { seededRandom } from '../random.ts';

/** Three on a dealer's team from the start, two that are one person, and two staff. */
export const players = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Gil', 'Mod', 'Adm'] as const;
export type Player = (typeof players)[number];
export const accountOf = (player: Player): Player => (player === 'Gil' ? 'Gus' : player);
export const firstTeam = { Ann: 'owner', Ben: 'manager', Cat: 'staff' } as const;
export const staff = { Mod: 'moderator', Adm: 'admin' } as const;
export type StaffPlayer = keyof typeof staff;
export const handAwards = ['Good neighbour', 'Night owl'] as const;

/** All time spans are multiples of this one, so that none ends exactly when a period of the rules does. */
export const stepDays = 0.618_03;

interface OfReview {
  sale: number;
  side: ReviewType;
}

/** One action or attempt. It names its target, so that it means the same if others are left out. */
export type Action =
  | { what: 'sell'; sale: number; by: Player; to: Player; isCheap: boolean }
  | { what: 'write'; sale: number; by: Player; stars: number }
  | ({ what: 'edit'; by: Player; stars: number | null } & OfReview)
  | ({ what: 'take back'; by: Player } & OfReview)
  | ({ what: 'answer'; by: Player } & OfReview)
  | ({ what: 'hide' | 'unhide'; by: StaffPlayer } & OfReview)
  | { what: 'annul'; sale: number; by: StaffPlayer }
  | { what: 'grant' | 'revoke'; award: (typeof handAwards)[number]; by: StaffPlayer; to: Player }
  | { what: 'join'; by: Player; role: 'manager' | 'staff' }
  | { what: 'leave'; by: Player }
  | { what: 'wait'; steps: number };

type Random = ReturnType<typeof seededRandom>;

const other = (side: ReviewType): ReviewType => (side === 'buyer' ? 'seller' : 'buyer');

/** Mostly allowed actions, sometimes forbidden ones. */
export function randomActions(count: number, random: Random): Action[] {
  const sides: Record<number, { seller: Player; buyer: Player }> = {};
  let sales = 0;
  const anybody = () => random.pick(players);
  /** Some sell all the time, others occasionally. */
  const aSeller = () => players[Math.floor((random.below(1000) ** 2 / 1_000_000) * players.length)]!;
  const aSale = () =>
    random.chance(0.7) ? Math.max(1, sales - random.below(12)) : 1 + random.below(Math.max(1, sales));
  const theStaff = () => random.pick(Object.keys(staff) as StaffPlayer[]);
  const stars = () => (random.chance(0.85) ? 5 : 1 + random.below(5));
  const author = (sale: number, side: ReviewType) =>
    random.chance(0.9) && sides[sale] ? sides[sale][side] : anybody();
  const aSide = () => random.pick(['buyer', 'buyer', 'seller'] as const);
  const written: { sale: number; side: ReviewType }[] = [];
  /** Mostly one of the latest reviews, sometimes an old one or none. */
  const ofReview = () => {
    if (written.length === 0 || random.chance(0.05)) return { sale: aSale(), side: aSide() };
    return random.chance(0.7) ? written.at(-1 - random.below(Math.min(6, written.length)))! : random.pick(written);
  };

  const ways: Record<string, [weight: number, make: () => Action]> = {
    sell: [
      22,
      () => {
        const seller = aSeller();
        const others = players.filter((one) => one !== seller);
        const buyer = random.pick(random.chance(0.85) ? others.filter((one) => !(one in firstTeam)) : others);
        sales += 1;
        sides[sales] = { seller, buyer };
        return { what: 'sell', sale: sales, by: seller, to: buyer, isCheap: random.chance(0.15) };
      },
    ],
    write: [
      36,
      () => {
        const answered = written.length > 0 && random.chance(0.4) ? ofReview() : null;
        const sale = answered?.sale ?? aSale();
        const side = answered ? other(answered.side) : aSide();
        written.push({ sale, side });
        return { what: 'write', sale, by: author(sale, side), stars: stars() };
      },
    ],
    edit: [
      8,
      () => {
        const of = ofReview();
        return {
          what: 'edit',
          ...of,
          by: author(of.sale, of.side),
          stars: random.chance(0.5) ? 1 + random.below(5) : null,
        };
      },
    ],
    takeBack: [
      4,
      () => {
        const of = ofReview();
        return { what: 'take back', ...of, by: author(of.sale, of.side) };
      },
    ],
    answer: [
      6,
      () => {
        const of = ofReview();
        return { what: 'answer', ...of, by: author(of.sale, other(of.side)) };
      },
    ],
    hide: [6, () => ({ what: random.pick(['hide', 'unhide'] as const), ...ofReview(), by: theStaff() })],
    annul: [4, () => ({ what: 'annul', sale: aSale(), by: theStaff() })],
    grant: [
      3,
      () => {
        const what = random.pick(['grant', 'revoke'] as const);
        return { what, award: random.pick(handAwards), by: theStaff(), to: anybody() };
      },
    ],
    join: [2, () => ({ what: 'join', by: anybody(), role: random.pick(['manager', 'staff'] as const) })],
    leave: [2, () => ({ what: 'leave', by: anybody() })],
    wait: [9, () => ({ what: 'wait', steps: random.chance(0.8) ? 1 : 1 + random.below(80) })],
  };
  const drawn = Object.values(ways).flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  return Array.from({ length: count }, () => random.pick(drawn)());
}

/** Describes an action for someone looking for the fault. */
export function told(action: Action): string {
  switch (action.what) {
    case 'sell':
      return `${action.by} sells car ${action.sale} to ${action.to}${action.isCheap ? ' for next to nothing' : ''}, who confirms it`;
    case 'write':
      return `${action.by} writes ${action.stars} stars about sale ${action.sale}`;
    case 'edit':
      return `${action.by} edits the ${action.side}'s review of sale ${action.sale}${action.stars === null ? '' : ` to ${action.stars} stars`}`;
    case 'take back':
    case 'answer':
    case 'hide':
    case 'unhide':
      return `${action.by} ${action.what}s the ${action.side}'s review of sale ${action.sale}`.replace(
        'take backs',
        'takes back',
      );
    case 'annul':
      return `${action.by} annuls sale ${action.sale}`;
    case 'grant':
      return `${action.by} grants ${action.to} “${action.award}”`;
    case 'revoke':
      return `${action.by} takes “${action.award}” back from ${action.to}`;
    case 'join':
      return `${action.by} joins the dealer as ${action.role}`;
    case 'leave':
      return `${action.by} leaves the dealer`;
    case 'wait':
      return `${(action.steps * stepDays).toFixed(1)} days pass`;
  }
}
