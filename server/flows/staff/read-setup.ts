import { setupSteps } from '@forecourt/contract/staff/setup.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { readSetupFacts } from '../../features/staff/setup.store.ts';
import { lastBackup } from '../../lib/last-backup.ts';

export interface SetupDeps {
  db: Queryable;
  config: Pick<Config, 'bank' | 'dataDir'>;
}

/** The checklist for a new site. A step is done if the data shows it or an admin marked it. */
export async function readSetup({ db, config }: SetupDeps) {
  const [{ marked, ...found }, backup] = await Promise.all([readSetupFacts(db), lastBackup(config.dataDir)]);
  const isDone = {
    ...found,
    bank: found.bank || config.bank !== null,
    backup: backup !== null,
  };
  return {
    steps: setupSteps.map((step) => ({ step, is_done: isDone[step] || marked.includes(step) })),
    is_hidden: marked.includes('hide'),
  };
}
