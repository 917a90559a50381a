import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const dealer = createRoute({
  ...under,
  path: pages.dealer.path,
  staticData: { page: 'dealer' },
  component: lazyPage(() => import('../../pages/dealer.tsx'), 'DealerPage'),
});

const becomeDealer = createRoute({
  ...under,
  path: pages.becomeDealer.path,
  staticData: { page: 'becomeDealer' },
  component: lazyPage(() => import('../../pages/become-dealer.tsx'), 'BecomeDealerPage'),
});

export const dealersRoutes = [dealer, becomeDealer] as const;
