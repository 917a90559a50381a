import { staffCarSorts } from '@forecourt/contract/cars/moderation-values.ts';
import { moderationCalls } from '../../server/calls/cars/moderation.calls.ts';
import type { Asked } from '../capture-queries.ts';
import { rows, type Area } from './area.ts';

/** One car for each person, starting with the teams: every status and many makes, most with a plate. */
const theCars = `
  insert into cars (seller_id, dealer_id, status, make, model, title, year, price, original_price, mileage, description,
    body_class, plate, images, views, inquiries, is_featured, featured_until, created_at, published_at, expires_at, sold_at,
    removed_at, removed_by, status_before, status_reason)
  select users.id, seat.dealer_account_id, status, make, model, year || ' ' || make || ' ' || model, year, price, price, 90 * n % 200000,
    case when n % 50 = 0 then 'A barn find with history.' else 'One of many, looked after well.' end, 'Sedans',
    case when n % 5 <> 0 then 'LS' || lpad(to_hex(n), 5, '0') end,
    jsonb_build_array(jsonb_build_object('id', n, 'key', 'k' || n, 'width', 960, 'height', 640, 'blur', 'data:,')),
    floor(random() * 2000), floor(random() * 60), n % 25 = 0, case when n % 25 = 0 then now() + interval '3 days' end, at, at,
    now() + interval '20 days', case when status = 'sold' then at end, case when status = 'removed' then at end,
    case when status = 'removed' then 'staff' end, case when status in ('flagged', 'removed') then 'active' end,
    case when status in ('flagged', 'removed') then 'Not allowed here' end
  from (select id, gta_world_id - 800000 as n from users where gta_world_id > 800000) as users
  left join dealer_team_members as seat on seat.user_id = users.id
  cross join lateral (select
    case when n % 200 = 7 then 'flagged' when n % 100 = 8 then 'removed' when n % 100 = 9 then 'reserved'
      when n % 300 = 11 then 'pending' when n % 4 = 0 then 'sold' when n % 10 = 1 then 'expired' else 'active' end as status,
    (array['Karin', 'Bravado', 'Pfister', 'Obey', 'Vapid', 'Albany', 'Ubermacht', 'Annis', 'Benefactor', 'Dinka'])[1 + n % 10] as make,
    (array['Sultan', 'Buffalo', 'Comet', 'Tailgater', 'Dominator', 'Emperor', 'Sentinel'])[1 + n % 7] as model,
    1990 + n % 36 as year, 2000 + (n * 7919) % 250000 as price,
    now() - random() * interval '900 days' as at
  ) as facts`;

const reports = `
  insert into car_reports (car_id, reporter_id, reason)
  select id, seller_id + 1, 'scam' from cars where id % 200 = 0`;

const list = (name: string, more: string, inTurn = false): Asked => ({
  name: `Cars, ${name}`,
  feature: 'cars',
  call: 'staffCars',
  address: `/api/cars.php?action=admin_cars${more}`,
  ...(inTurn && { inTurn }),
});

export const cars: Area = {
  name: 'Cars',
  fill: [theCars, reports, 'select recount_cars_for_staff()'],
  asked: [
    ...staffCarSorts.map((sort) => list(sort.replace('_', ' '), `&sort=${sort}`)),
    list('page 400', '&page=400'),
    list('active', '&status=active'),
    list('flagged', '&status=flagged'),
    list('removed, highest price first', '&status=removed&sort=price_high'),
    list('pending, most viewed', '&status=pending&sort=most_viewed'),
    list('featured', '&is_featured=true'),
    list('of dealers', '&is_dealer=true'),
    list('private and sold', '&is_dealer=false&status=sold'),
    list('of a make', '&make=Karin'),
    list('of a make, flagged', '&make=Karin&status=flagged'),
    list('part of a model', '&model=sent', true),
    list('between two prices', '&minPrice=20000&maxPrice=30000', true),
    list('above a price', '&minPrice=20000', true),
    list('of some years', '&minYear=2015&maxYear=2016', true),
    list('search “karin sultan”', '&search=karin+sultan', true),
    list('search “barn”', '&search=barn', true),
    list('search “looked”', '&search=looked', true),
    list('search a plate', '&search=LS0c350', true),
    list('search a seller', '&search=mara+quinn+c3500', true),
    list('search a dealer', '&search=bench+motors+77', true),
    list('search a number', `&search=${rows / 2}`, true),
    { name: 'Car stats', feature: 'cars', call: 'staffStats', address: '/api/cars.php?action=car_stats' },
  ],
  handlers: async (db) => ({ cars: moderationCalls(db) }),
};
