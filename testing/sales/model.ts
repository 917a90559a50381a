/** A town of seven people, a dealer and five cars, with the rules of selling implemented again and plainly. */

export const persons = ['Ann', 'Ben', 'Bea', 'Otto', 'Sue', 'Sid', 'Mod'] as const;
export type Name = (typeof persons)[number];
/** Ben and Bea are one person, and so are Sue and Sid. */
export const accounts: Record<Name, number> = { Ann: 1, Ben: 2, Bea: 2, Otto: 3, Sue: 4, Sid: 4, Mod: 5 };

export interface SaleState {
  seller: Name;
  buyer: Name | null;
  status: 'recorded' | 'confirmed' | 'disputed' | 'withdrawn' | 'annulled';
  price: number | null;
  proposed: number | null;
  amounts: string[];
  before: string;
}
export interface CarState {
  isDealers: boolean;
  status: string;
  /** Set if the car is deleted. */
  statusBefore: string | null;
  sales: SaleState[];
}
export interface Town {
  /** Otto owns the dealership and Sue is on its staff. Ben comes and goes. */
  team: Set<Name>;
  cars: CarState[];
}

export type Action = { by: Name; car: number } & (
  | { do: 'complete'; buyer: Name | null; price: number | null }
  | { do: 'confirm'; seen: number | null | 'current' }
  | { do: 'amount'; amount: number }
  | { do: 'answer'; agree: boolean }
  | { do: 'name'; buyer: Name }
  | { do: 'decide'; outcome: 'uphold' | 'annul' }
  | { do: 'withdraw' | 'dispute' | 'reserve' | 'release' | 'delete' | 'restore' | 'join' | 'leave' }
);

const car = (isDealers: boolean): CarState => ({ isDealers, status: 'active', statusBefore: null, sales: [] });
export const newTown = (): Town => ({
  team: new Set(['Otto', 'Sue']),
  cars: [false, true, true, true, false].map(car),
});

const standing = ['recorded', 'confirmed', 'disputed'];

/** Applies an action to the town. Returns `done`, or the error code, in which case nothing has changed. */
export function happens(town: Town, action: Action): string {
  const { by } = action;
  const car = town.cars[action.car]!;
  const ownsCar = car.isDealers ? town.team.has(by) : by === 'Ann';
  const sale = car.sales.at(-1);
  const sides = () => [
    ...(car.isDealers ? town.team : []),
    ...(sale ? [sale.seller] : []),
    ...(car.isDealers ? [] : ['Ann']),
  ];
  const isOwn = (who: Name) => sides().some((one) => accounts[one as Name] === accounts[who]);
  const readsAsSeller =
    sale && (car.isDealers ? by === 'Otto' || (sale.seller === by && town.team.has(by)) : by === 'Ann');
  const otherwise = readsAsSeller ? 'seller' : null;
  const side = sale?.buyer === by ? 'buyer' : otherwise;
  const asSide = (wanted: 'buyer' | 'seller') => {
    if (side === null) return 'sale_not_found';
    return side === wanted ? null : 'not_allowed';
  };
  /** Sets the car's status, also while it's deleted. */
  const put = (status: string) => {
    if (car.status === 'removed') car.statusBefore = status;
    else car.status = status;
  };

  switch (action.do) {
    case 'join':
      town.team.add('Ben');
      return 'done';
    case 'leave':
      town.team.delete('Ben');
      return 'done';
    case 'reserve':
    case 'release': {
      if (!ownsCar) return 'car_not_found';
      const [from, to] = action.do === 'reserve' ? ['active', 'reserved'] : ['reserved', 'active'];
      if (car.status !== from) return 'not_possible_now';
      car.status = to!;
      return 'done';
    }
    case 'delete':
    case 'restore': {
      if (!ownsCar) return 'car_not_found';
      if (car.isDealers && by !== 'Otto') return 'not_allowed';
      if ((car.status === 'removed') !== (action.do === 'restore')) return 'not_possible_now';
      if (action.do === 'delete') Object.assign(car, { status: 'removed', statusBefore: car.status });
      else Object.assign(car, { status: car.statusBefore, statusBefore: null });
      return 'done';
    }
    case 'complete': {
      if (!ownsCar) return 'car_not_found';
      if (car.status === 'sold') return 'already_sold';
      if (car.status !== 'active' && car.status !== 'reserved') return 'not_possible_now';
      const sellers = car.isDealers ? [...town.team] : (['Ann'] as const);
      if (action.buyer && sellers.some((one) => accounts[one] === accounts[action.buyer!])) return 'own_buyer';
      const { buyer, price } = action;
      const amounts = price === null ? [] : [`${price} set`];
      car.sales.push({ seller: by, buyer, status: 'recorded', price, proposed: null, amounts, before: car.status });
      car.status = 'sold';
      return 'done';
    }
    case 'withdraw': {
      const refused = asSide('seller');
      if (refused || !sale) return refused ?? 'sale_not_found';
      if (sale.status !== 'recorded') return 'sale_settled';
      sale.status = 'withdrawn';
      put(sale.before);
      return 'done';
    }
    case 'confirm': {
      const refused = asSide('buyer');
      if (refused || !sale) return refused ?? 'sale_not_found';
      if (sale.status !== 'recorded') return 'sale_settled';
      if (isOwn(by)) return 'own_buyer';
      if (action.seen !== 'current' && action.seen !== sale.price) return 'sale_changed';
      sale.status = 'confirmed';
      return 'done';
    }
    case 'dispute': {
      const refused = asSide('buyer');
      if (refused || !sale) return refused ?? 'sale_not_found';
      if (sale.status !== 'recorded') return 'sale_settled';
      sale.status = 'disputed';
      return 'done';
    }
    case 'amount': {
      const refused = asSide('seller');
      if (refused || !sale) return refused ?? 'sale_not_found';
      if (sale.status !== 'recorded' && sale.status !== 'confirmed') return 'sale_settled';
      if (sale.proposed !== null) return 'amount_proposed';
      if (action.amount === sale.price) return 'done';
      if (sale.status === 'confirmed') sale.proposed = action.amount;
      else sale.price = action.amount;
      sale.amounts.push(`${action.amount} ${sale.status === 'confirmed' ? 'proposed' : 'set'}`);
      return 'done';
    }
    case 'answer': {
      if (side === null || !sale) return 'sale_not_found';
      if (action.agree && (side === 'seller' || isOwn(by))) return 'not_allowed';
      if (sale.status !== 'confirmed') return 'sale_settled';
      if (sale.proposed === null) return 'sale_changed';
      if (action.agree) sale.price = sale.proposed;
      const refusal = side === 'buyer' ? 'refused' : 'withdrawn';
      sale.amounts.push(`${sale.amounts.pop()!.split(' ')[0]} ${action.agree ? 'agreed' : refusal}`);
      sale.proposed = null;
      return 'done';
    }
    case 'name': {
      const refused = asSide('seller');
      if (refused || !sale) return refused ?? 'sale_not_found';
      if (!standing.includes(sale.status)) return 'sale_settled';
      if (sale.buyer === action.buyer) return 'done';
      if (sale.buyer) return 'buyer_named';
      if (sale.status !== 'recorded') return 'sale_settled';
      if (isOwn(action.buyer)) return 'own_buyer';
      sale.buyer = action.buyer;
      return 'done';
    }
    case 'decide': {
      if (!sale) return 'sale_not_found';
      if (isOwn(by) || (sale.buyer && accounts[sale.buyer] === accounts[by])) return 'not_allowed';
      const may = action.outcome === 'uphold' ? ['disputed'] : ['disputed', 'confirmed'];
      if (!may.includes(sale.status)) return 'sale_settled';
      sale.status = action.outcome === 'uphold' ? 'confirmed' : 'annulled';
      if (sale.status === 'annulled' && sale.proposed !== null) {
        sale.amounts.push(`${sale.amounts.pop()!.split(' ')[0]} withdrawn`);
        sale.proposed = null;
      }
      return 'done';
    }
  }
}

/** The expected totals of everything the dealer and Ann sold. */
export function sumsOf({ cars }: Town, isDealers: boolean) {
  const listed = cars
    .filter((one) => one.isDealers === isDealers)
    .flatMap(({ sales }) => sales)
    .filter(({ status }) => standing.includes(status));
  return {
    total: listed.length,
    verified: listed.filter(({ status }) => status === 'confirmed').length,
    pending: listed.filter(({ status }) => status === 'recorded' || status === 'disputed').length,
    amount_set: listed.filter(({ price }) => price !== null).length,
    revenue: listed.reduce((sum, { price }) => sum + (price ?? 0), 0),
  };
}
