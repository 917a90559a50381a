import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { picture } from '../pictures.ts';
import type { People, Signed } from './through-nginx.ts';

export interface Traffic {
  /** How often each kind of action succeeded. */
  done: Map<string, number>;
  failed: string[];
  slowestMs: number;
  /** Messages whose sending was acknowledged. */
  sent: string[];
  /** How often an open stream ended and was reopened. */
  reopened: number;
  stop: () => Promise<void>;
}

/** Users who browse, write, upload and keep streams open, each as fast as they get responses, until stopped. */
export async function startTraffic(db: Database, people: People, { lookers = 4, streams = 20 } = {}): Promise<Traffic> {
  const [mara, kenji] = [await people.as(db, 'member'), await people.as(db, 'otherMember')];
  const { id: conversation } = await mara.api.messaging.create({ participants: [kenji.id] });
  const avatar = await picture('jpeg', 600, 600);
  const car = (await people.visitor.api.cars.list({})).cars[0]!.id;
  const enough = new AbortController();
  const traffic: Traffic = {
    done: new Map(),
    failed: [],
    slowestMs: 0,
    sent: [],
    reopened: 0,
    async stop() {
      enough.abort();
      await Promise.all(running);
    },
  };

  async function keepDoing(actions: Record<string, () => Promise<unknown>>): Promise<void> {
    while (!enough.signal.aborted)
      for (const [what, action] of Object.entries(actions)) {
        const begun = performance.now();
        try {
          await action();
          traffic.done.set(what, (traffic.done.get(what) ?? 0) + 1);
        } catch (error) {
          traffic.failed.push(`${what}: ${String(error)}`);
        }
        traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - begun);
      }
  }

  const page = async (path: string) => {
    const response = await people.visitor.fetch(path);
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const write = (sender: Signed) => async () => {
    const content = randomUUID();
    await sender.api.messaging.sendMessage({ conversation_id: conversation, sender_id: sender.id, content });
    traffic.sent.push(content);
  };
  const looks = (who: Signed) => ({
    list: () => people.visitor.api.cars.list({ counts: true }),
    search: () => who.api.cars.list({ search: 'sultan' }),
    car: () => who.api.cars.get({ id: car }),
    page: () => page('/'),
    'conversation read': () => who.api.messaging.conversation({ conversation_id: conversation }),
  });
  const writes = (who: Signed) => ({
    message: write(who),
    'car looked at': () => who.api.cars.view({ id: car }),
    typing: () => who.api.messaging.typing({ conversation_id: conversation }),
  });
  const upload = (who: Signed) => ({
    upload: () => who.api.accounts.setAvatar({ files: { avatar: [new File([new Uint8Array(avatar)], 'me.jpg')] } }),
  });

  async function keepListening(who: Signed): Promise<void> {
    while (!enough.signal.aborted) {
      const stream = await people
        .send('/api/live.php', 'GET', { cookie: who.cookie, accept: 'text/event-stream' })
        .catch((error: unknown) => void traffic.failed.push(`stream: ${String(error)}`));
      if (!stream) continue;
      if (stream.statusCode !== 200) traffic.failed.push(`stream answered ${stream.statusCode}`);
      const close = () => stream.destroy();
      enough.signal.addEventListener('abort', close, { once: true });
      await new Promise((resolve) =>
        stream
          .on('error', () => undefined)
          .on('close', resolve)
          .resume(),
      );
      enough.signal.removeEventListener('abort', close);
      if (!enough.signal.aborted) traffic.reopened++;
    }
  }

  const running = [
    ...Array.from({ length: lookers }, (_, at) => keepDoing(looks(at % 2 ? mara : kenji))),
    keepDoing(writes(mara)),
    keepDoing(writes(kenji)),
    keepDoing(upload(mara)),
    ...Array.from({ length: streams }, (_, at) => keepListening(at % 2 ? mara : kenji)),
  ];
  return traffic;
}

/** Acknowledged messages that aren't stored exactly once. */
export async function lostOrDoubled(db: Database, { sent }: Traffic): Promise<string[]> {
  const rows = await db.selectFrom('messages').select('content').where('content', 'in', sent).execute();
  const times = Map.groupBy(rows, ({ content }) => content);
  return sent.filter((content) => times.get(content)?.length !== 1);
}
