import { openPayments } from './open-payments.ts';
import { paymentRecords } from './payment-records.ts';
import { purchases } from './purchases.ts';
import { staffPayments } from './staff-payments.ts';

export const payments = { ...purchases, ...openPayments, ...paymentRecords, ...staffPayments };
