import type { Page } from '@playwright/test';
import { calls, myId } from './calls.ts';

/** A draft that is ready to list, so that no story depends on the demo world. */
export async function readyDraft(page: Page, title: string): Promise<number> {
  const { id } = await calls(page).cars.create({
    title,
    make: 'Karin',
    model: 'Sultan',
    body_class: 'Sports',
    year: 2008,
    price: 21_500,
    mileage: 61_000,
    description: 'Well kept, one owner.',
  });
  return id;
}

/** Starts a payment for listing it and leaves it open at the bank. */
export async function beginPaying(page: Page, carId: number): Promise<{ id: number; reference: string; link: string }> {
  const { payment, payment_link: link } = await calls(page).payments.purchaseListing({
    car_id: carId,
    user_id: await myId(page),
  });
  if (!payment?.gta_world_transaction_id || link === null) throw new Error('The listing was free.');
  return { id: payment.id, reference: payment.gta_world_transaction_id, link };
}

/** A live listing: right away for a dealer, paid at the bank for a private seller. */
export async function liveListing(page: Page, title: string): Promise<number> {
  const carId = await readyDraft(page, title);
  const { payments } = calls(page);
  const { payment, payment_link } = await payments.purchaseListing({ car_id: carId, user_id: await myId(page) });
  if (!payment || payment_link === null) return carId;
  await page.request.post(payment_link, { form: { decision: 'approve' } });
  await payments.processGtaWorldPayment({ payment_id: payment.id });
  return carId;
}

/** Frees its slot for the next story. */
export async function takeDown(page: Page, carId: number): Promise<void> {
  await calls(page).cars.remove({ id: carId });
}
