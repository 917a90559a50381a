import { z } from 'zod';
import { SaleAmount, SaleFields } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethods } from '@forecourt/contract/sales/sale-values.ts';
import { readWhole } from '../../lib/whole-number.ts';

/** An amount as typed. */
export const TypedAmount = z.string().transform(readWhole).pipe(SaleAmount);
export const TypedAmountOrNone = z.string().transform(readWhole).pipe(SaleAmount.nullable());

/** Form values shared by the sale dialogs, as typed. */
export const typedFields = {
  buyer_name: SaleFields.buyer_name.unwrap().unwrap(),
  buyer_contact: SaleFields.buyer_contact.unwrap().unwrap(),
  sale_method: z.enum(['', ...saleMethods]).transform((method) => method || null),
  sale_notes: SaleFields.sale_notes.unwrap().unwrap(),
};
