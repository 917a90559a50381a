/** A law of money that does not hold. */
export class Broken extends Error {
  constructor(law: string, what: unknown) {
    super(`${law}: ${JSON.stringify(what)}`);
  }
}
