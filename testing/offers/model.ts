/**
 * The rules of offers, stated a second time in plain words and without a database. It knows cars by name, people by name and
 * offers by number, and says what each action must answer and what is true afterwards.
 */
export interface ModelOffer {
  id: number;
  car: number;
  buyer: string;
  status: string;
  turn: 'buyer' | 'seller';
  amount: number;
  isOverdue: boolean;
  sale: number | null;
}

export interface ModelCar {
  id: number;
  /** People of the seller's side, who can't buy it. */
  side: string[];
  /** Those of them who may answer offers. */
  answers: string[];
  status: 'active' | 'reserved' | 'sold' | 'flagged' | 'removed';
  /** The status it returns to: from a reservation for a buyer, or from being sold, flagged or removed. */
  before: 'active' | 'reserved';
  price: number;
  accepts: boolean;
}

export class OfferModel {
  readonly cars = new Map<number, ModelCar>();
  readonly offers = new Map<number, ModelOffer>();
  /** Pairs of people, sorted and joined. */
  readonly apart = new Set<string>();
  /** Left the team. They read and answer nothing, but still can't buy from it so soon. */
  readonly away = new Set<string>();

  private of = (car: number) => [...this.offers.values()].filter((offer) => offer.car === car);
  live = (car: number) => this.of(car).filter(({ status }) => status === 'open' || status === 'accepted');
  accepted = (car: number) => this.of(car).find(({ status }) => status === 'accepted');
  private isOnSale = ({ status }: ModelCar) => status === 'active' || status === 'reserved';

  sideOf(offer: ModelOffer, who: string): 'buyer' | 'seller' | null {
    if (offer.buyer === who) return 'buyer';
    return this.cars.get(offer.car)!.side.includes(who) && !this.away.has(who) ? 'seller' : null;
  }

  /** The first rule that refuses an offer, or null. */
  refusesOffer(who: string, car: ModelCar, amount: number): string | null {
    if (car.status === 'flagged') return 'car_not_found';
    if (!this.isOnSale(car) || !car.accepts) return 'no_offers';
    if (car.side.includes(who)) return 'own_offer';
    if (amount > car.price * 2) return 'bad_input';
    if (this.live(car.id).some(({ buyer }) => buyer === who)) return 'offer_exists';
    return this.areApart(who, car) ? 'blocked' : null;
  }

  areApart = (who: string, car: ModelCar) => car.side.some((one) => this.apart.has(pair(one, who)));

  /** The first rule that refuses an answer, or null. */
  refusesAnswer(
    who: string,
    offer: ModelOffer,
    what: 'accept' | 'counter' | 'decline' | 'withdraw' | 'release',
  ): string | null {
    const side = this.sideOf(offer, who);
    if (!side) return 'offer_not_found';
    if (side === 'seller' && !this.cars.get(offer.car)!.answers.includes(who)) return 'not_allowed';
    if (offer.status === 'open' && offer.isOverdue) return 'offer_settled';
    if (what === 'withdraw' && side !== 'buyer') return 'not_allowed';
    if (offer.status !== (what === 'release' ? 'accepted' : 'open')) return 'offer_settled';
    if (what === 'withdraw' || what === 'release') return null;
    if (offer.turn !== side && !(what === 'decline' && side === 'seller')) return 'not_your_turn';
    return what === 'accept' && this.accepted(offer.car) ? 'car_held' : null;
  }

  make(id: number, buyer: string, car: number, amount: number) {
    this.offers.set(id, { id, car, buyer, amount, status: 'open', turn: 'seller', isOverdue: false, sale: null });
  }

  counter(offer: ModelOffer, amount: number) {
    offer.amount = amount;
    offer.turn = offer.turn === 'seller' ? 'buyer' : 'seller';
  }

  accept(offer: ModelOffer) {
    const car = this.cars.get(offer.car)!;
    offer.status = 'accepted';
    car.before = car.status as 'active' | 'reserved';
    car.status = 'reserved';
  }

  /** The reservation ends, and the car is what it was before. */
  endHold(offer: ModelOffer, status: string) {
    const car = this.cars.get(offer.car)!;
    offer.status = status;
    car.status = car.before;
  }

  /** Ends everything on the car, and gives it back its status before the reservation. */
  closeAll(car: ModelCar, except?: ModelOffer) {
    for (const offer of this.live(car.id)) if (offer !== except) this.close(offer);
  }

  close(offer: ModelOffer) {
    if (offer.status === 'accepted') this.endHold(offer, 'closed');
    else offer.status = 'closed';
  }

  expire() {
    for (const offer of [...this.offers.values()].toSorted((one, other) => one.id - other.id)) {
      if (!offer.isOverdue) continue;
      if (offer.status === 'open') offer.status = 'expired';
      else if (offer.status === 'accepted') this.endHold(offer, 'lapsed');
    }
  }
}

export const pair = (one: string, other: string) => [one, other].toSorted().join(' and ');
