import type { Errors } from '../kit/error-shape.ts';

export const salesErrors = {
  sale_not_found: { status: 404, sentence: 'Sale not found' },
  sale_settled: { status: 409, sentence: 'This sale is {status} and cannot be changed this way any more' },
  sale_changed: { status: 409, sentence: 'The sale was changed in the meantime. Please look at it again.' },
  already_sold: { status: 409, sentence: 'This car is marked as sold already' },
  own_buyer: { status: 409, sentence: 'You cannot sell a car to yourself or to your own team' },
  buyer_named: { status: 409, sentence: 'The buyer of this sale has been asked already and cannot be changed' },
  amount_proposed: { status: 409, sentence: 'The buyer has not answered the last change of the amount yet' },
} as const satisfies Errors;
