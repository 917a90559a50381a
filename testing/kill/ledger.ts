/** Promises about one thing: its state, and possible states since a request without a response. */
interface Promised {
  sure: string;
  maybe: Set<string>;
  /** States that a job may bring about sooner or later. */
  later: Set<string>;
}

export const missing = 'missing';

/** Records acknowledged writes, to compare with the database after every kill. */
export class Ledger {
  /** Acknowledged writes by kind. */
  readonly acknowledged = new Map<string, number>();
  readonly lost: string[] = [];
  unheard = 0;
  readonly #things = new Map<string, Promised>();
  readonly #unnamed: { beginning: string; later: string[] }[] = [];

  /** A thing's state according to the acknowledged writes. */
  of = (key: string): string => this.#things.get(key)?.sure ?? missing;

  /**
   * Sends a request that changes the state of things. If acknowledged, the new state is certain. If there is no
   * response, both are possible until the next comparison.
   */
  async write<Answer>(kind: string, becomes: Record<string, string>, ask: () => Promise<Answer>): Promise<Answer> {
    for (const [key, state] of Object.entries(becomes)) this.#thing(key).maybe.add(state);
    try {
      const answer = await ask();
      for (const [key, state] of Object.entries(becomes)) this.#set(key, state);
      this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
      return answer;
    } catch (error) {
      this.unheard += 1;
      throw error;
    }
  }

  /** Its state was learned from another response. */
  know(key: string, state: string, ...later: string[]): void {
    this.#set(key, state, later);
  }

  /** States it may reach without a further request, until the next write. */
  goesOn(key: string, ...states: string[]): void {
    this.#thing(key).later = new Set(states);
  }

  /** Compares the database with what was promised, and records what was found. */
  compare(found: ReadonlyMap<string, string>, round: number): void {
    for (const [key, { sure, maybe, later }] of this.#things) {
      const state = found.get(key) ?? missing;
      const fitting = new Set([sure, ...maybe, ...later]);
      if (!fitting.has(state))
        this.lost.push(`round ${round}: ${key} should be ${[...fitting].join(' or ')} and is ${state}`);
      this.#set(key, state, later.has(state) ? [] : later);
    }
    for (const [key, state] of found) {
      if (this.#things.has(key)) continue;
      const expected = this.#unnamed.find(({ beginning }) => key.startsWith(beginning));
      if (!expected) this.lost.push(`round ${round}: ${key} is ${state}, and nobody asked for it`);
      this.#set(key, state, expected?.later);
    }
    this.#unnamed.length = 0;
  }

  /** Requested without a response, so it may exist. */
  mayAppear(beginning: string, ...later: string[]): void {
    this.#unnamed.push({ beginning, later });
  }

  #thing(key: string): Promised {
    if (!this.#things.has(key)) this.#set(key, missing);
    return this.#things.get(key)!;
  }

  #set(key: string, sure: string, later: Iterable<string> = []): void {
    this.#things.set(key, { sure, maybe: new Set(), later: new Set(later) });
  }

  get sum(): number {
    return [...this.acknowledged.values()].reduce((sum, times) => sum + times, 0);
  }
}
