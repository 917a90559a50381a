import type { Database } from '../../database/database.ts';
import type { BillDeps } from '../bills/bill-parts.ts';

/** Dependencies for verifying sales, which issues their bills. */
export interface SaleDeps {
  db: Database;
  bills: BillDeps;
}
