/** A violated invariant of payments. */
export class Broken extends Error {
  constructor(law: string, what: unknown) {
    super(`${law}: ${JSON.stringify(what)}`);
  }
}
