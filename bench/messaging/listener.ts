import { get, type Agent, type ClientRequest } from 'node:http';
import type { Pair, Person } from './people.ts';

export interface Listener {
  /** Arrival times of the other's messages, by text. More than one is a duplicate. */
  arrivals: Map<string, number[]>;
  /** In order of arrival. */
  sequences: number[];
  /** Resolves when no request is pending. */
  settled: () => Promise<void>;
  goOffline: () => void;
  goOnline: () => Promise<void>;
}

/** Behaves like a page: gets an event about new messages, requests everything after the last one it has, and stores it. */
export function listenFor(
  origin: string,
  { conversationId }: Pair,
  person: Person,
  agent: Agent,
): Listener & { connected: Promise<void> } {
  const arrivals = new Map<string, number[]>();
  const sequences: number[] = [];
  let stream: ClientRequest | undefined;
  let reading: Promise<void> | null = null;
  let isStale = false;

  async function readNew(): Promise<void> {
    const after = sequences.at(-1) ?? 0;
    const path = `/api/messaging.php?conversation_id=${conversationId}&after=${after}&limit=100`;
    const { conversation } = await json<Answer>(origin + path, person, agent);
    for (const message of conversation.messages) keep(message);
  }

  function keep({ sequence, content, sender_id }: Message): void {
    if (sequence <= (sequences.at(-1) ?? 0)) return;
    sequences.push(sequence);
    if (sender_id !== person.id) arrivals.set(content, [...(arrivals.get(content) ?? []), performance.now()]);
  }

  /** Stores a message that follows the last one. Otherwise requests the missing ones first. */
  function hear(data: string): void {
    const event = JSON.parse(data) as { kind: string; sequence?: number; message?: Message };
    const isNext = event.message?.sequence === (sequences.at(-1) ?? 0) + 1 && reading === null;
    if (event.kind === 'message' && event.message && isNext) keep(event.message);
    else if (event.kind === 'connected' || (event.kind === 'message' && event.sequence! > (sequences.at(-1) ?? 0)))
      catchUp();
  }

  /** One request at a time. Messages that arrive during it are requested right after. */
  function catchUp(): void {
    isStale = true;
    reading ??= (async () => {
      while (isStale) {
        isStale = false;
        await readNew();
      }
    })().finally(() => (reading = null));
  }

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      stream = get(`${origin}/api/live.php`, { agent: false, headers: { cookie: person.cookie } }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`The stream returned ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
            text = text.slice(end + 2);
            if (data) hear(data);
            resolve();
          }
        });
        response.on('error', () => undefined);
      });
      stream.on('error', (error) => reject(error));
    });

  return {
    arrivals,
    sequences,
    connected: connect(),
    settled: async () => {
      for (let current = reading; current; current = reading) await current;
    },
    goOffline: () => void stream?.destroy(),
    goOnline: connect,
  };
}

interface Message {
  sequence: number;
  content: string;
  sender_id: number;
}

interface Answer {
  conversation: { messages: Message[] };
}

const json = <T>(url: string, { cookie }: Person, agent: Agent) =>
  new Promise<T>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as T);
        else reject(new Error(`${url} returned ${response.statusCode}`));
      });
    }).on('error', reject);
  });
