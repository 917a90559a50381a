/**
 * An answer that PostgreSQL has already written as JSON, in the very shape of the call's output: for the calls that
 * are asked most, reading and writing it again would cost more than everything else. Tests read every such answer
 * against its shape (`checkAnswers`).
 */
export class ReadyAnswer {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
