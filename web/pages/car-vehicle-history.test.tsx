import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VehicleEvent } from '@forecourt/contract/vehicles/vehicles.ts';
import { zentorno } from '../testing/a-car.ts';
import { openCar, carHeading } from '../testing/open-car.tsx';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { write } from '../testing/write.ts';

const event = (facts: Partial<VehicleEvent>): VehicleEvent => ({
  kind: 'listed',
  at: '2026-11-10T10:00:00Z',
  car_id: null,
  is_this: false,
  mileage: 4_200,
  fell_from: null,
  company: null,
  seller_name: null,
  buyer_name: null,
  amount: null,
  is_bought_here: false,
  ...facts,
});
const own = event({ car_id: 7, is_this: true });
const history = async (...events: VehicleEvent[]) => {
  const app = openCar(zentorno, { 'vehicles.history': { success: true, events } });
  await carHeading();
  return app;
};
const section = () => screen.findByRole('region', { name: 'Vehicle history' });

test('earlier listings and sales are shown with what each side agreed to, newest first', async () => {
  await history(
    own,
    event({
      kind: 'sold',
      at: '2026-09-01T10:00:00Z',
      car_id: 3,
      company: 'Eclipse Motors',
      buyer_name: 'Kenji Mori',
      amount: 90_000,
    }),
    event({ kind: 'annulled', at: '2026-08-15T10:00:00Z', mileage: null }),
    event({ kind: 'marked_sold', at: '2026-08-01T10:00:00Z' }),
    event({ at: '2026-07-01T10:00:00Z', car_id: 3, company: 'Eclipse Motors' }),
  );
  const items = within(await section())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Listed \(this listing\)Private seller4,200 mi/) as string,
    expect.stringMatching(/^Sold, verifiedEclipse Motors to Kenji Mori · \$90,0004,200 mi/) as string,
    expect.stringMatching(/^Sale annulledOur staff annulled the sale, so it doesn’t count/) as string,
    expect.stringMatching(/^Marked as soldPrivate seller · Not confirmed by the buyer/) as string,
    expect.stringMatching(/^ListedEclipse MotorsView this listing/) as string,
  ]);
  expect(screen.getByRole('link', { name: 'View this listing' }).getAttribute('href')).toBe('/car/3');
  expect(screen.queryByText('The mileage went down')).toBeNull();
});

test('buyers are warned of a mileage that went down', async () => {
  const before = { mileage: 62_000, at: '2026-07-01T10:00:00Z' };
  await history(event({ car_id: 7, is_this: true, fell_from: before }), event({ mileage: 62_000, at: before.at }));
  expect((await section()).textContent).toMatch(
    /The mileage went down.*July 1, 2026 said 62,000 mi\. This one says 4,200 mi\. Ask the seller why\./,
  );
});

test('a car that is listed for the first time has no such section', async () => {
  const { asked } = await history(own);
  await expect.poll(() => asked.some(({ name }) => name === 'vehicles.history')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Vehicle history' })).toBeNull();
});

test('the seller is warned while typing, about the car as it is typed', async () => {
  const { user, asked } = openApp('/sell/7', {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': { success: true, listing: { ...fullDraft, plate: 'AB 12' } },
    'cars.update': { success: true, listing: fullDraft },
    'payments.open': { success: true, payments: [] },
    'vehicles.check': async ({ query }) => ({
      success: true,
      earlier: 1,
      fell_from: Number(query.mileage) < 50_000 ? { mileage: 50_000, at: '2026-07-01T10:00:00Z' } : null,
      listed_as: 9,
    }),
  });
  await screen.findByText(/buyers will see that the mileage went down/);
  expect(screen.getByRole('link', { name: 'Another listing' }).getAttribute('href')).toBe('/car/9');
  const field = screen.getByLabelText(/^Mileage/);
  await user.clear(field);
  await write(user, field, '51,000');
  await expect.poll(() => screen.queryByText(/buyers will see that the mileage went down/)).toBeNull();
  const { query } = asked.findLast(({ name }) => name === 'vehicles.check')!;
  expect(query).toMatchObject({
    make: fullDraft.make,
    model: fullDraft.model,
    plate: 'AB 12',
    mileage: '51000',
    car_id: '7',
  });
});
