import type { Config } from '../../config.ts';
import { demoBankAccount } from '@forecourt/demo/bank/account.ts';
import type { Bank } from './bank.ts';
import { fleeca } from './fleeca.ts';

/** The configured bank, or the demo one that this very server mounts; a real site without one takes no payments. */
export function chooseBank(config: Pick<Config, 'bank' | 'demo'>, ownAddress: () => string): Bank | null {
  if (config.bank) {
    const { baseUrl, ...account } = config.bank;
    return fleeca({ ...account, baseUrl: () => baseUrl });
  }
  if (!config.demo) return null;
  return {
    ...fleeca({ ...demoBankAccount, baseUrl: () => `${ownAddress()}/demo/bank` }),
    linkFor: (link, origin) => origin + new URL(link).pathname,
  };
}
