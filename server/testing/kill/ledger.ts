/** What was promised of one thing: how it stands, and how it may stand since something was asked that nobody heard of. */
interface Promised {
  sure: string;
  maybe: Set<string>;
  /** Where a job may bring it sooner or later. */
  later: Set<string>;
}

export const missing = 'missing';

/** What people were told, against which the database is held after every death. */
export class Ledger {
  /** Writes that were acknowledged, by their kind. */
  readonly acknowledged = new Map<string, number>();
  readonly lost: string[] = [];
  unheard = 0;
  readonly #things = new Map<string, Promised>();
  readonly #unnamed: { beginning: string; later: string[] }[] = [];

  /** How a thing stands by what was acknowledged. */
  of = (key: string): string => this.#things.get(key)?.sure ?? missing;

  /**
   * Asks for something that brings things into new states. Acknowledged, they stand so for certain; unheard of, both
   * states are possible until somebody looks.
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

  /** It was told of in an answer to something else. */
  know(key: string, state: string, ...later: string[]): void {
    this.#set(key, state, later);
  }

  /** What becomes of it without anybody asking again: until then, and until somebody asks for something else. */
  goesOn(key: string, ...states: string[]): void {
    this.#thing(key).later = new Set(states);
  }

  /** Holds what there is against what was promised; from then on it stands as it was found. */
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

  /** Somebody asked for it and did not hear its name; it may be there. */
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
