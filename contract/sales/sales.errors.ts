import type { Errors } from '../kit/error-shape.ts';

export const salesErrors = {
  sale_not_found: { status: 404, sentence: 'Sale not found' },
  sale_settled: { status: 409, sentence: 'This sale is {status}, so you can’t change it this way' },
  sale_changed: { status: 409, sentence: 'This sale has changed. Please check it again.' },
  already_sold: { status: 409, sentence: 'This car is already marked as sold' },
  own_buyer: { status: 409, sentence: 'You can’t sell a car to yourself or your own team' },
  buyer_named: { status: 409, sentence: 'The buyer has already been asked to confirm this sale and can’t be changed' },
  amount_proposed: { status: 409, sentence: 'The buyer hasn’t responded to your last amount yet' },
} as const satisfies Errors;
