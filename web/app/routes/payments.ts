import { createRoute } from '@tanstack/react-router';
import type { HistorySearch } from '../../features/payments/history/history-search.ts';
import { latePage } from './late-page.ts';
import { at } from './root.ts';

const paymentHistory = createRoute({
  ...at('paymentHistory'),
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  component: latePage('pages', 'paymentHistory'),
});

const receipt = createRoute({
  ...at('receipt'),
  component: latePage('pages', 'receipt'),
});

const paymentReturn = createRoute({
  ...at('paymentReturn'),
  validateSearch: (search: Record<string, unknown>) => search as { payment_id?: string },
  component: latePage('pages', 'paymentReturn'),
});

export const paymentsRoutes = [paymentHistory, receipt, paymentReturn] as const;
