import { once } from 'node:events';
import type { Connection, Client, Submittable } from 'pg';

/** Methods of pg's connection that its types leave out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** Callbacks that pg invokes while our statement is active. */
abstract class CopyStatement implements Submittable {
  readonly #ended = Promise.withResolvers<void>();
  readonly ended = this.#ended.promise;
  rows = 0;
  protected failure: Error | null = null;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.ended.catch(() => undefined);
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.failure ??= error;
    this.#ended.reject(this.failure);
    this.woken();
  }

  handleReadyForQuery(): void {
    if (this.failure) this.#ended.reject(this.failure);
    else this.#ended.resolve();
    this.woken();
  }

  protected woken(): void {}
}

const batchBytes = 64 * 1024;
const maxBatches = 8;

class CopyOut extends CopyStatement {
  #batch = Buffer.allocUnsafe(batchBytes);
  #filled = 0;
  #ready: Buffer[] = [];
  #connection: Connection | null = null;
  #wake = Promise.withResolvers<void>();
  #isOver = false;

  /** The chunk is a view of pg's receive buffer, so it's copied before the next one arrives. */
  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    this.#connection = connection;
    if (this.#filled + chunk.length > batchBytes) this.#pass();
    if (chunk.length > batchBytes) {
      this.#ready.push(Buffer.from(chunk));
    } else {
      chunk.copy(this.#batch, this.#filled);
      this.#filled += chunk.length;
    }
    if (this.#ready.length >= maxBatches) connection.stream.pause();
    if (this.#ready.length > 0) this.#wake.resolve();
  }

  override woken(): void {
    this.#pass();
    this.#isOver = true;
    // The end may directly follow the chunk that paused the stream, and the next statement needs it flowing.
    this.#connection?.stream.resume();
    this.#wake.resolve();
  }

  #pass(): void {
    if (this.#filled === 0) return;
    this.#ready.push(this.#batch.subarray(0, this.#filled));
    this.#batch = Buffer.allocUnsafe(batchBytes);
    this.#filled = 0;
  }

  async *read(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        while (this.#ready.length > 0) yield this.#ready.shift()!;
        if (this.#isOver) break;
        this.#wake = Promise.withResolvers();
        this.#connection?.stream.resume();
        await this.#wake.promise;
      }
      await this.ended;
    } finally {
      // A reader that stops early would leave unread data on the connection.
      if (!this.#isOver) this.#connection?.stream.destroy();
    }
  }
}

/** Streams rows in PostgreSQL's COPY format with backpressure. */
export function copyOut(client: Client, text: string) {
  const statement = client.query(new CopyOut(text));
  return { content: statement.read(), rows: () => statement.rows };
}

class CopyIn extends CopyStatement {
  readonly #source: AsyncIterable<Buffer>;
  readonly #over = new AbortController();

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text);
    this.#source = source;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  override woken(): void {
    this.#over.abort();
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { signal } = this.#over;
    try {
      for await (const piece of this.#source) {
        if (signal.aborted) return;
        connection.sendCopyFromChunk(piece);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal });
      }
      if (!signal.aborted) connection.endCopyFrom();
    } catch (error) {
      if (signal.aborted) return;
      this.failure = error as Error;
      connection.sendCopyFail('The file can’t be read any further');
    }
  }
}

/** Loads rows from a stream and returns their number. */
export async function copyIn(client: Client, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  const statement = client.query(new CopyIn(text, source));
  await statement.ended;
  return statement.rows;
}
