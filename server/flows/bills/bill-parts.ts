import type { FastifyBaseLogger } from 'fastify';
import type { BillSeal } from '../../features/bills/bill-seal.ts';

/** Dependencies for issuing and showing bills of sale. */
export interface BillDeps {
  seal: BillSeal;
  /** Stated in each bill. */
  siteName: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
