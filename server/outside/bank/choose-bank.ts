import type { Config } from '../../config/config.ts';
import type { DemoWorld } from '../../lib/demo-world.ts';
import type { Bank } from './bank.ts';
import { fleeca } from './fleeca.ts';

/** The configured bank, or the demo's on this server. A real site without a bank takes no payments. */
export function chooseBank(
  config: Pick<Config, 'bank'>,
  demo: Pick<DemoWorld, 'bank'> | null,
  ownAddress: () => string,
): Bank | null {
  if (config.bank) {
    const { baseUrl, ...account } = config.bank;
    return fleeca({ ...account, baseUrl: () => baseUrl });
  }
  if (!demo) return null;
  const { path, ...account } = demo.bank;
  return {
    ...fleeca({ ...account, baseUrl: () => ownAddress() + path }),
    isDemo: true,
    linkFor: (link, origin) => origin + new URL(link).pathname,
  };
}
