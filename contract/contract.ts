import { accounts } from './accounts/accounts.ts';
import { appeals } from './appeals/appeals.ts';
import { areas } from './areas/areas.ts';
import { awards } from './awards/awards.ts';
import { applications } from './applications/applications.ts';
import { bills } from './bills/bills.ts';
import { cars } from './cars/cars.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { dealers } from './dealers/dealers.ts';
import { favourites } from './favourites/favourites.ts';
import { follows } from './follows/follows.ts';
import { imports } from './imports/imports.ts';
import { guide } from './guide/guide.ts';
import { figures } from './analytics/figures.ts';
import { inventory } from './inventory/inventory.ts';
import { live } from './live/live.ts';
import { meetings } from './meetings/meetings.ts';
import { messaging } from './messaging/messaging.ts';
import { notices } from './notices/notices.ts';
import { offers } from './offers/offers.ts';
import { payments } from './payments/payments.ts';
import { people } from './people/people.ts';
import { photos } from './photos/photos.ts';
import { push } from './push/push.ts';
import { quickSearch } from './quick-search/quick-search.ts';
import { reports } from './reports/reports.ts';
import { reviews } from './reviews/reviews.ts';
import { sales } from './sales/sales.ts';
import { searches } from './searches/searches.ts';
import { services } from './services/services.ts';
import { settings } from './settings/settings.ts';
import { staff } from './staff/staff.ts';
import { tickets } from './tickets/tickets.ts';
import { standingCalls } from './users/standing-calls.ts';
import { users } from './users/users.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { wanted } from './wanted/wanted.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** All features, and so every call between the pages and the server. */
export const contract = {
  accounts: { ...accounts, ...standingCalls },
  live,
  catalogue,
  areas,
  cars,
  photos,
  dealers,
  applications,
  inventory,
  imports,
  figures,
  guide,
  people,
  favourites,
  follows,
  reports,
  settings,
  offers,
  payments,
  messaging,
  meetings,
  tickets,
  staff: { ...staff, ...quickSearch },
  notices,
  push,
  sales,
  bills,
  reviews,
  awards,
  appeals,
  users,
  webhooks,
  services,
  searches,
  vehicles,
  wanted,
};
