import { z } from 'zod';
import { SaleAmount, SaleFields } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethods } from '@forecourt/contract/sales/sale-values.ts';
import { readWhole } from '../../lib/whole-number.ts';

/** An amount as it is typed. */
export const TypedAmount = z.string().transform(readWhole).pipe(SaleAmount);
export const TypedAmountOrNone = z.string().transform(readWhole).pipe(SaleAmount.nullable());

/** What the dialogs about a sale hold, as it is typed. */
export const typedFields = {
  buyer_name: SaleFields.buyer_name.unwrap().unwrap(),
  buyer_contact: SaleFields.buyer_contact.unwrap().unwrap(),
  sale_method: z.enum(['', ...saleMethods]).transform((method) => method || null),
  sale_notes: SaleFields.sale_notes.unwrap().unwrap(),
};
