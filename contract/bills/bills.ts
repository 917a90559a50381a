import { z } from 'zod';
import { anyone, member } from '../access/who.ts';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { billStates } from './bill-access.ts';

/** As typed: in any case, with spaces. */
const number = text(40, { min: 1 });
/** The secret of the link, 128 bits. */
const key = text(64).optional();

const BillDetails = z.object({
  seller: z.string(),
  company: z.string().nullable(),
  buyer: z.string(),
  amount: z.number().int().nullable(),
  /** Of the signed text, in hexadecimal. */
  sha256: z.string(),
  /** The id of the key that signed it. */
  key_id: z.string(),
});

export const Bill = z
  .object({
    number: z.string(),
    state: z.enum(billStates),
    /** The bill with the amount before a correction. */
    replaces: z.string().nullable(),
    replaced_by: z.string().nullable(),
    annulled_at: Moment.nullable(),
    make: z.string(),
    model: z.string(),
    year: z.number().int(),
    colour: z.string().nullable(),
    mileage: z.number().int().nullable(),
    plate: z.string().nullable(),
    /** The facts below may have values that are no longer on the lists of today. */
    body_class: z.string().nullable(),
    transmission: z.string().nullable(),
    fuel: z.string().nullable(),
    drive: z.string().nullable(),
    engine_upgrade: z.number().int().nullable(),
    brake_upgrade: z.number().int().nullable(),
    transmission_upgrade: z.number().int().nullable(),
    armour: z.number().int().nullable(),
    has_turbo: z.boolean().nullable(),
    recorded_at: Moment,
    verified_at: Moment,
    issued_at: Moment,
    /** The car's page. Null if it no longer has one. */
    car_id: Id.nullable(),
    /** Null for those who may not see it. */
    details: BillDetails.nullable(),
    has_file: z.boolean(),
    /** The secret of the link. Only for the parties. */
    link_key: z.string().nullable(),
    may_replace_link: z.boolean(),
  })
  .meta({ title: 'Bill' });
export type Bill = z.output<typeof Bill>;

/** Bills of sale: the signed proof of a verified sale. */
export const bills = {
  get: call('GET /api/bills.php?number', {
    summary: 'Check a bill of sale. Names and amount are for its parties, staff, and with the key of its link.',
    who: anyone,
    limit: 'bill',
    input: z.object({ number, key }),
    output: success('bill', Bill),
    fails: ['bill_not_found'],
    whenMissing: null,
  }),
  file: call('GET /api/bills.php?action=file', {
    summary: 'Download the signed file of a bill of sale, as a party or with the key of its link',
    who: anyone,
    limit: 'bill',
    input: z.object({ number, key }),
    output: z.object({ success: z.literal(true), filename: z.string(), text: z.string() }),
    fails: ['bill_not_found'],
  }),
  replaceLink: call('POST /api/bills.php?action=replace_link', {
    summary: 'Replace the secret link of a bill of sale, as one of its parties. The earlier link stops showing names.',
    who: member,
    limit: 'settings',
    input: z.object({ number }),
    output: success('link_key', z.string()),
    fails: ['bill_not_found'],
  }),
};
