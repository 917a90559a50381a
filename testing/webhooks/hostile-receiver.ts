import type { ServerResponse } from 'node:http';
import { seededRandom } from '../random.ts';
import { answers, type Habit, type Received } from './receiver.ts';

/** An accepted delivery: its path, id and text. */
export interface Taken {
  path: string;
  id: string;
  content: string;
}

/** Accepts about every second delivery, and misbehaves with the others in every way receivers do. */
export function hostileHabit(seed: number) {
  const random = seededRandom(seed);
  const taken: Taken[] = [];
  const take = ({ path, id, body }: Received) =>
    taken.push({ path, id, content: (JSON.parse(body) as { content: string }).content });

  const badHabits: Habit[] = [
    answers(500, 'Oh no'),
    answers(503),
    answers(302, '', { location: 'http://127.0.0.1:1/' }),
    answers(308, '', { location: '/' }),
    // Hangs.
    () => undefined,
    // Drips headers that never end.
    (_received, response) => drip(response, 'HTTP/1.1 200 OK\r\nx-slow: '),
    (_received, response) => void response.socket!.end('<html>I am no answer</html>\r\n\r\n'),
    (_received, response) => void response.socket!.end('HTTP/1.1 999\r\n'),
    (_received, response) => void response.socket!.destroy(),
    (received, response) => answers(429, `{"retry_after": ${(random.below(120) + 1) / 1000}}`)(received, response),
    answers(429, 'garbage'),
    // Accepts it and disconnects before confirming, so it's sent again under the same id.
    (received, response) => {
      take(received);
      response.socket!.destroy();
    },
  ];
  const goodHabits: Habit[] = [
    answers(204),
    answers(200, '{"id": "1"}'),
    answers(200, '\0\u0001<<garbage'),
    // Confirms it, then drips an endless body.
    (_received, response) => void response.writeHead(200).write('{'),
  ];
  const habit: Habit = (received, response) => {
    if (random.chance(0.45)) return random.pick(badHabits)(received, response);
    take(received);
    random.pick(goodHabits)(received, response);
  };
  return { habit, taken };
}

function drip(response: ServerResponse, text: string): void {
  const socket = response.socket!;
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || !socket.writable) return clearInterval(timer);
    socket.write(text[Math.min(at++, text.length - 1)]!);
  }, 20);
}
