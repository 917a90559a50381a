import type { Database, Tx } from '../../server/database/database.ts';

/** The process died: nothing happens after this, and no one learned what happened before. */
export class Crash extends Error {}

/** The transaction at which a process dies: either it's rolled back, or it's committed without a response. */
export interface CrashPlan {
  transaction: number;
  when: 'before_commit' | 'after_commit';
}

export interface Mortal {
  db: Database;
  /** Makes everything it still tries fail. */
  die: () => never;
}

/** A process's database connection that ends with the process. */
export function mortal(db: Database, plan: CrashPlan | null, committed: (result: unknown) => void): Mortal {
  let begun = 0;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Crash('The process died');
  };
  const mustLive = () => {
    if (isDead) throw new Crash('The process is dead');
  };
  const transaction = () => ({
    async execute<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      mustLive();
      begun += 1;
      const dies = plan?.transaction === begun ? plan.when : null;
      const result = await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        mustLive();
        if (dies === 'before_commit') die();
        return done;
      });
      committed(result);
      if (dies === 'after_commit') die();
      return result;
    },
  });
  const guarded = new Proxy(db, {
    get(target, key) {
      mustLive();
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: guarded, die };
}
