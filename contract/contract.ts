import { accounts } from './accounts/accounts.ts';
import { cars } from './cars/cars.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { favourites } from './favourites/favourites.ts';
import { live } from './live/live.ts';
import { messaging } from './messaging/messaging.ts';
import { payments } from './payments/payments.ts';
import { photos } from './photos/photos.ts';
import { reports } from './reports/reports.ts';
import { settings } from './settings/settings.ts';
import { tickets } from './tickets/tickets.ts';

/** The features of the product, and so every call that travels between the pages and the server. */
export const contract = {
  accounts,
  live,
  catalogue,
  cars,
  photos,
  favourites,
  reports,
  settings,
  payments,
  messaging,
  tickets,
};
