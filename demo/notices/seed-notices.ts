import type { Tx } from '@forecourt/server/database/database.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { pastEvents } from './past-events.ts';

const dayMs = 86_400_000;
const toldForDays = 45;
/** The latest ones of each person are unread. */
const unreadEach = 3;
const unreadForDays = 14;

/** Seeds notifications about past events, the latest of them unread. */
export async function seedNotices(tx: Tx, now: Date): Promise<void> {
  const events = await pastEvents(tx, new Date(now.getTime() - toldForDays * dayMs), now);
  // Repeats about the same thing are merged, as the site would have done.
  const lines = [...Map.groupBy(events, ({ userId, kind, subjectId }) => `${userId} ${kind} ${subjectId}`).values()]
    .map((same) => ({ ...same.at(-1)!, times: same.length }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const ids = await takeIds(tx, 'notices', lines.length);
  const unread = new Set(
    [...Map.groupBy(lines, ({ userId }) => userId).values()].flatMap((own) => own.slice(-unreadEach)),
  );
  await insertRows(
    tx,
    'notices',
    lines.map((line, place) => ({
      id: ids[place],
      user_id: line.userId,
      kind: line.kind,
      subject_id: line.subjectId,
      car_id: line.carId,
      facts: line.facts,
      times: line.times,
      last_announcement_id: 0,
      updated_at: line.at,
      read_at: unread.has(line) && now.getTime() - line.at.getTime() < unreadForDays * dayMs ? null : line.at,
    })),
  );
}
