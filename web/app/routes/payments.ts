import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { HistorySearch } from '../../features/payments/history/history-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const paymentHistory = createRoute({
  ...under,
  path: pages.paymentHistory.path,
  staticData: { page: 'paymentHistory' },
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  component: lazyPage(() => import('../../pages/payment-history.tsx'), 'PaymentHistoryPage'),
});

const receipt = createRoute({
  ...under,
  path: pages.receipt.path,
  staticData: { page: 'receipt' },
  component: lazyPage(() => import('../../pages/receipt.tsx'), 'ReceiptPage'),
});

const paymentReturn = createRoute({
  ...under,
  path: pages.paymentReturn.path,
  staticData: { page: 'paymentReturn' },
  validateSearch: (search: Record<string, unknown>) => search as { payment_id?: string },
  component: lazyPage(() => import('../../pages/payment-return.tsx'), 'PaymentReturnPage'),
});

export const paymentsRoutes = [paymentHistory, receipt, paymentReturn] as const;
