import { DamagedBackup } from './damaged.ts';

/** Reads a stream of arbitrary chunks in pieces of known size. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Reads exactly this many bytes. A backup that ends earlier is incomplete. */
  async read(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.#held.length === 0 && !(await this.#more())) throw new DamagedBackup('It ends too early.');
      const piece = this.#held.subarray(0, missing);
      this.#held = this.#held.subarray(piece.length);
      missing -= piece.length;
      pieces.push(piece);
    }
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, length);
  }

  async isAtEnd(): Promise<boolean> {
    return this.#held.length === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    for (;;) {
      const { done, value } = await this.#source.next();
      if (done) return false;
      this.#held = value;
      if (value.length > 0) return true;
    }
  }
}

export function word(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
