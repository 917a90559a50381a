import { openPayments } from './open-payments.ts';
import { paymentRecords } from './payment-records.ts';
import { purchases } from './purchases.ts';

export const payments = { ...purchases, ...openPayments, ...paymentRecords };
