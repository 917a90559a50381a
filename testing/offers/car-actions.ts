import { reason, type Actions, type Name, type OfferWorld } from './world.ts';

/** Actions of sellers and staff on the cars. */
export function carActions({ random, model, people, admin, sales, ownerOf, anyCar, agreed }: OfferWorld): Actions {
  return {
    async sell() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      const accepted = model.accepted(car.id);
      const toBuyer = accepted !== undefined && random.chance(0.5);
      const names = random.chance(0.5);
      const refusal = accepted && !toBuyer && !names ? 'car_promised' : null;
      const call = people[ownerOf(car)].api.sales.complete({
        car_id: car.id,
        ...(toBuyer && { buyer_id: people[accepted.buyer as Name].id }),
        ...(accepted && !toBuyer && names && { despite_offer_id: accepted.id }),
      });
      if (!(await agreed(`sell ${car.id}`, refusal, call))) return refusal!;
      model.closeAll(car, toBuyer ? accepted : undefined);
      if (toBuyer) accepted.status = 'completed';
      sales.set(car.id, { id: (await call).sale.id, before: car.status, offer: toBuyer ? accepted : undefined });
      car.status = 'sold';
      return toBuyer ? 'to the buyer' : 'to someone else';
    },
    async undo() {
      const car = anyCar();
      const sale = sales.get(car.id);
      if (car.status !== 'sold' || !sale) return 'none';
      await agreed(`withdraw sale of ${car.id}`, null, people[ownerOf(car)].api.sales.withdraw({ id: sale.id }));
      const { offer } = sale;
      const isHeld = offer && !offer.isOverdue && !model.areApart(offer.buyer, car);
      if (offer) offer.status = isHeld ? 'accepted' : 'lapsed';
      car.status = offer && !isHeld ? car.before : sale.before;
      return isHeld ? 'reserved again' : 'done';
    },
    async price() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      const price = 35_000 + random.below(20) * 1000;
      await agreed('price', null, people[ownerOf(car)].api.cars.update({ id: car.id, price }));
      car.price = price;
      return 'done';
    },
    async preference() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      car.accepts = random.chance(0.8);
      await agreed(
        'preference',
        null,
        people[ownerOf(car)].api.cars.update({ id: car.id, accepts_offers: car.accepts }),
      );
      return 'done';
    },
    async moderate() {
      const car = anyCar();
      if (car.status === 'flagged') {
        await agreed('restore', null, admin.api.cars.updateStatus({ id: car.id, status: 'active', reason }));
        car.status = car.before;
        return 'restored';
      }
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      await agreed('flag', null, admin.api.cars.updateStatus({ id: car.id, status: 'flagged', reason }));
      model.closeAll(car);
      car.before = car.status;
      car.status = 'flagged';
      return 'flagged';
    },
    async remove() {
      const car = anyCar();
      const { api } = people[ownerOf(car)];
      if (car.status === 'removed') {
        await agreed('restore', null, api.cars.change({ id: car.id, transition: 'restore' }));
        car.status = car.before;
        return 'restored';
      }
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      await agreed('delete', null, api.cars.remove({ id: car.id }));
      model.closeAll(car);
      car.before = car.status;
      car.status = 'removed';
      return 'deleted';
    },
    async reserve() {
      const car = anyCar();
      const { api } = people[ownerOf(car)];
      const isFree = car.status === 'active';
      if (!isFree && car.status !== 'reserved') return 'none';
      const refusal = !isFree && model.accepted(car.id) ? 'not_possible_now' : null;
      const transition = isFree ? 'reserve' : 'release';
      if (await agreed(transition, refusal, api.cars.change({ id: car.id, transition })))
        car.status = isFree ? 'reserved' : 'active';
      return refusal ?? transition;
    },
  };
}
