import { createRoute } from '@tanstack/react-router';
import type { HistorySearch } from '../../features/payments/history/history-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

const paymentHistory = createRoute({
  ...at('paymentHistory'),
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  component: lazyPage(() => import('../../pages/payment-history.tsx'), 'PaymentHistoryPage'),
});

const receipt = createRoute({
  ...at('receipt'),
  component: lazyPage(() => import('../../pages/receipt.tsx'), 'ReceiptPage'),
});

const paymentReturn = createRoute({
  ...at('paymentReturn'),
  validateSearch: (search: Record<string, unknown>) => search as { payment_id?: string },
  component: lazyPage(() => import('../../pages/payment-return.tsx'), 'PaymentReturnPage'),
});

export const paymentsRoutes = [paymentHistory, receipt, paymentReturn] as const;
