import { aboutRoutes } from './about.ts';
import { accountRoutes } from './account.ts';
import { dealersRoutes } from './dealers.ts';
import { marketRoutes } from './market.ts';
import { messagesRoutes } from './messages.ts';
import { paymentsRoutes } from './payments.ts';
import { sellingRoutes } from './selling.ts';
import { staffRoutes } from './staff.ts';
import { ticketsRoutes } from './tickets.ts';
import { root } from './root.ts';

/** Every route, by area. Each page's rule is in contract/pages.ts. */
export const routeTree = root.addChildren([
  ...marketRoutes,
  ...sellingRoutes,
  ...messagesRoutes,
  ...paymentsRoutes,
  ...ticketsRoutes,
  ...dealersRoutes,
  ...staffRoutes,
  ...accountRoutes,
  ...aboutRoutes,
]);
