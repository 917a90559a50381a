import { serviceNames, type ServiceName, type services } from '@forecourt/contract/services/services.ts';
import type { Config } from '../../config/config.ts';
import { countOpen } from '../../features/payments/payments.store.ts';
import { shownEnd } from '../../features/services/bank-keys.rules.ts';
import { findBankKeys, type ShownKeys } from '../../features/services/bank-keys.store.ts';
import { listChecks, type CheckRow } from '../../features/services/service-checks.store.ts';
import { changeBankKeys, removeBankKeys, type BankKeysDeps } from '../../flows/services/change-bank-keys.ts';
import { runServiceCheck, type ServiceCheckDeps } from '../../flows/services/run-service-checks.ts';
import { buildInfo } from '../../lib/build-info.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';

export interface ServicesDeps extends ServiceCheckDeps, BankKeysDeps {
  config: Pick<Config, 'bank' | 'demo'>;
}

export function servicesCalls(parts: ServicesDeps): Handlers<typeof services> {
  const { db, config, seal } = parts;

  /** `chooseBank` decides which bank is used. The order here must match. */
  async function bankSetup() {
    const [row, open_payments] = await Promise.all([findBankKeys(db), countOpen(db)]);
    const saved = row && { ...shown(row), is_readable: seal.open(row) !== null };
    const own = { saved, open_payments };
    if (config.bank) {
      const { baseUrl, apiKey, mode } = config.bank;
      return { ...own, source: 'environment' as const, host: new URL(baseUrl).host, mode, key_shown: shownEnd(apiKey) };
    }
    if (saved) return { ...own, source: 'saved' as const, ...of(saved) };
    const source = config.demo ? ('demo' as const) : ('none' as const);
    return { ...own, source, host: null, mode: config.demo ? ('live' as const) : null, key_shown: null };
  }

  return {
    async status() {
      const [bank, known] = await Promise.all([bankSetup(), listChecks(db)]);
      return {
        success: true,
        bank,
        checks: serviceNames.map((service) => {
          const row = known.find((one) => one.service === service);
          return row ? checkView(row) : unchecked(service);
        }),
        build: buildInfo(),
      };
    },

    test: async ({ service }) => ({ success: true, check: checkView(await runServiceCheck(parts, service)) }),

    async saveBankKeys({ endpoint, api_key, secret, mode }, { id }) {
      if (config.bank) fail('bank_set_at_server');
      await changeBankKeys(parts, id, { endpoint, apiKey: api_key, secret, mode });
      return { success: true, bank: await bankSetup() };
    },

    async removeBankKeys(_nothing, { id }) {
      await removeBankKeys(parts, id);
      return { success: true, bank: await bankSetup() };
    },
  };
}

const of = ({ host, mode, key_shown }: Pick<ShownKeys, 'host' | 'mode' | 'key_shown'>) => ({ host, mode, key_shown });

const shown = ({ host, mode, key_shown, secret_shown, saved_at, saved_by_name }: ShownKeys) => ({
  host,
  mode,
  key_shown,
  secret_shown,
  saved_at,
  saved_by_name,
});

const checkView = ({ is_working, ...row }: CheckRow) => ({
  ...row,
  state: is_working ? ('working' as const) : ('failing' as const),
});

const unchecked = (service: ServiceName) => ({
  service,
  state: 'unknown' as const,
  said: null,
  took_ms: null,
  looked_at: null,
  last_error: null,
  last_error_at: null,
});
