/**
 * A response that PostgreSQL has already serialized as JSON, in the exact shape of the call's output. For the most
 * frequent calls, parsing and serializing it again would cost more than everything else. Tests validate every such
 * response (`checkAnswers`).
 */
export class ReadyAnswer {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
