import { z } from 'zod';
import { call } from '../kit/call.ts';
import { emptyAsNull, Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';

/** Services the site depends on, in display order. */
export const serviceNames = ['sign_in', 'bank', 'webhooks', 'searches', 'database', 'photos', 'disk'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The game's own services, which need keys. The others belong to the site. */
export const gameServices: readonly ServiceName[] = ['sign_in', 'bank'];

/** As staff messages call them. */
export const serviceTitles: Record<ServiceName, string> = {
  sign_in: 'Login',
  bank: 'Bank',
  webhooks: 'Webhooks',
  searches: 'Saved searches',
  database: 'Database',
  photos: 'Photo storage',
  disk: 'Disk space',
};

export const ServiceCheck = z
  .object({
    service: z.enum(serviceNames),
    /** `unknown`: not checked yet. */
    state: z.enum(['working', 'failing', 'unknown']),
    /** The result, or what's wrong. */
    said: z.string().nullable(),
    took_ms: z.number().int().nullable(),
    looked_at: Moment.nullable(),
    /** The last error, even if it works again. */
    last_error: z.string().nullable(),
    last_error_at: Moment.nullable(),
  })
  .meta({ title: 'ServiceCheck' });

export const bankModes = ['live', 'sandbox'] as const;

/** Saved bank keys: the endpoint and the last characters of each. */
const SavedKeys = z.object({
  host: z.string(),
  mode: z.enum(bankModes),
  key_shown: z.string(),
  secret_shown: z.string().nullable(),
  saved_at: Moment,
  saved_by_name: z.string().nullable(),
  /** False if the server's APP_KEY changed, so they have to be entered again. */
  is_readable: z.boolean(),
});

export const BankSetup = z
  .object({
    /** The bank in use. */
    source: z.enum(['environment', 'saved', 'demo', 'none']),
    /** Its host and the end of its key. Null for the demo bank. */
    host: z.string().nullable(),
    mode: z.enum(bankModes).nullable(),
    key_shown: z.string().nullable(),
    saved: SavedKeys.nullable(),
    /** Payments open at the bank. They're checked with the keys in use at that time. */
    open_payments: z.number().int(),
  })
  .meta({ title: 'BankSetup' });

/** Header values must be plain characters, and shorter keys could be guessed. */
const Key = text(300, { min: 8, tooShort: 'Please enter the whole key' }).regex(
  /^[\x21-\x7e]*$/,
  'Please enter plain characters without spaces',
);

/** Bank setup and service checks. */
export const services = {
  status: call('GET /api/services.php?action=status', {
    summary: 'Get the running version, the bank in use and the latest service checks',
    who: staffMay('apiKeys.write'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      bank: BankSetup,
      checks: z.array(ServiceCheck),
      /** The running build. The commit is null if neither a release nor git knows it. */
      build: z.object({ version: z.string(), commit: z.string().nullable() }),
    }),
  }),
  test: call('POST /api/services.php?action=test', {
    summary: 'Check a service now',
    who: staffMay('apiKeys.write'),
    limit: 'webhook',
    input: z.object({ service: z.enum(serviceNames) }),
    output: success('check', ServiceCheck),
  }),
  saveBankKeys: call('POST /api/services.php?action=save_bank_keys', {
    summary: 'Save the bank keys. They take effect right away and are never shown again.',
    who: staffMay('apiKeys.write'),
    limit: 'settings',
    input: z.object({
      endpoint: text(300, { min: 1, tooShort: 'Please enter the bank’s address' }),
      api_key: Key,
      /** The secret that signs callbacks, if it isn't the key. */
      secret: emptyAsNull(Key),
      mode: z.enum(bankModes),
    }),
    output: success('bank', BankSetup),
    fails: ['bank_set_at_server'],
  }),
  removeBankKeys: call('POST /api/services.php?action=remove_bank_keys', {
    summary: 'Remove the saved bank keys',
    who: staffMay('apiKeys.write'),
    limit: 'settings',
    input: nothing,
    output: success('bank', BankSetup),
    fails: ['no_bank_keys'],
  }),
};
