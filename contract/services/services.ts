import { z } from 'zod';
import { call } from '../kit/call.ts';
import { emptyAsNull, Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../staff/staff-rights.ts';

/** What the site needs to work, in the order in which it is shown. */
export const serviceNames = ['sign_in', 'bank', 'webhooks', 'database', 'photos', 'disk'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const ServiceCheck = z
  .object({
    service: z.enum(serviceNames),
    /** `unknown`: nobody has looked yet. */
    state: z.enum(['working', 'failing', 'unknown']),
    /** What was found, or what is wrong. */
    said: z.string().nullable(),
    took_ms: z.number().int().nullable(),
    looked_at: Moment.nullable(),
    /** The last time something was wrong, also when it works again. */
    last_error: z.string().nullable(),
    last_error_at: Moment.nullable(),
  })
  .meta({ title: 'ServiceCheck' });

export const bankModes = ['live', 'sandbox'] as const;

/** The keys of the bank that were saved here: where they lead, and the end of each. */
const SavedKeys = z.object({
  host: z.string(),
  mode: z.enum(bankModes),
  key_shown: z.string(),
  secret_shown: z.string().nullable(),
  saved_at: Moment,
  saved_by_name: z.string().nullable(),
  /** False after the server was given another APP_KEY: they have to be entered again. */
  is_readable: z.boolean(),
});

export const BankSetup = z
  .object({
    /** Which bank is asked now. */
    source: z.enum(['environment', 'saved', 'demo', 'none']),
    /** Where it is and the end of its key; null for the demo's own. */
    host: z.string().nullable(),
    mode: z.enum(bankModes).nullable(),
    key_shown: z.string().nullable(),
    saved: SavedKeys.nullable(),
    /** So many payments wait at the bank, and are asked about with whichever keys there are then. */
    open_payments: z.number().int(),
  })
  .meta({ title: 'BankSetup' });

/** What travels in a header is plain characters, and what has fewer could be guessed. */
const Key = text(300, { min: 8, tooShort: 'Please enter the whole key' }).regex(
  /^[\x21-\x7e]*$/,
  'Please enter plain characters without spaces',
);

/** What runs the site: the bank and its keys, and whether everything it needs works. */
export const services = {
  status: call('GET /api/services.php?action=status', {
    summary: 'Which version runs, which bank is asked, and how everything the site needs was at the last check',
    who: staffMay('apiKeys.write'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      bank: BankSetup,
      checks: z.array(ServiceCheck),
      /** What runs here; the commit is null where neither a release nor git knows it. */
      build: z.object({ version: z.string(), commit: z.string().nullable() }),
    }),
  }),
  test: call('POST /api/services.php?action=test', {
    summary: 'Look whether one of them works, now',
    who: staffMay('apiKeys.write'),
    limit: 'webhook',
    input: z.object({ service: z.enum(serviceNames) }),
    output: success('check', ServiceCheck),
  }),
  saveBankKeys: call('POST /api/services.php?action=save_bank_keys', {
    summary: 'Save the keys of the bank; they count at once, and nobody is ever shown them again',
    who: staffMay('apiKeys.write'),
    limit: 'settings',
    input: z.object({
      endpoint: text(300, { min: 1, tooShort: 'Please enter the address of the bank' }),
      api_key: Key,
      /** What the bank signs its callbacks with, where that is not the key. */
      secret: emptyAsNull(Key),
      mode: z.enum(bankModes),
    }),
    output: success('bank', BankSetup),
    fails: ['bank_set_at_server'],
  }),
  removeBankKeys: call('POST /api/services.php?action=remove_bank_keys', {
    summary: 'Forget the keys of the bank that were saved',
    who: staffMay('apiKeys.write'),
    limit: 'settings',
    input: nothing,
    output: success('bank', BankSetup),
    fails: ['no_bank_keys'],
  }),
};
