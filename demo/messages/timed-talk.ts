import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { minutesAfter } from '../payments/orders.ts';
import { player, teamOf, type FirstName, type Player } from './cast.ts';
import { readScript, type TimedLine } from './script.ts';
import type { Talk } from './talk.ts';
import { withMeetings } from './meeting-lines.ts';
import { momentsOf } from './timing.ts';

/** A conversation with its timing. */
export interface TimedTalk {
  talk: Talk;
  car: DemoCar | null;
  /** Everyone in it, including those who left. */
  people: Participant[];
  lines: TimedLine[];
  reads: { who: Player; sequence: number }[];
}

interface Participant {
  who: Player;
  joinedAt: Date;
  endedAt: Date | null;
  /** Themselves, or the person who removed them. */
  endedBy: Player | null;
}

export function timeTalk(talk: Talk, cars: readonly DemoCar[], now: Date): TimedTalk {
  const car = talk.car === undefined ? null : carOf(talk, talk.car, cars);
  const script = readScript(talk.script, car);
  const known = Math.min(...[...script.map(({ speaker }) => speaker), ...talk.between.map(player)].map(joinedDaysAgo));
  const published = car?.history.publishedAt ?? new Date(0);
  const earliest = new Date(Math.max(published.getTime(), daysBefore(now, known).getTime()));
  const name = talk.title ?? `${talk.between.join(' and ')}, ${talk.dealer ?? ''} ${talk.car ?? ''}`;
  const moments = momentsOf(script, earliest, endOf(talk, car, now), name);
  const lines = withMeetings(
    script.map((line, index) => ({ ...line, at: moments[index] ?? now })),
    now,
  );
  const people = participantsOf(talk, lines);
  return { talk, car, people, lines, reads: readsOf(talk, people, lines) };
}

const joinedDaysAgo = (one: Player): number => one.joinedDaysAgo;

function carOf({ between, dealer, ended }: Talk, called: string, cars: readonly DemoCar[]): DemoCar {
  const isSold = 'hoursAfterSale' in ended;
  const seller = dealer ? null : player(between[1] ?? '').character;
  const found = cars.find(
    ({ model, status, ...car }) =>
      `${model.make} ${model.model}` === called &&
      (dealer ? car.dealer === dealer : car.dealer === null && car.seller === seller) &&
      (isSold ? status === 'sold' : ['active', 'reserved', 'expired'].includes(status)),
  );
  if (!found) throw new Error(`${dealer ?? between[1]} has no ${called} ${isSold ? 'that is sold' : 'to talk about'}`);
  return found;
}

function endOf({ ended }: Talk, car: DemoCar | null, now: Date): Date {
  if ('hoursAgo' in ended) return minutesAfter(now, -60 * ended.hoursAgo);
  const sold = minutesAfter(car?.history.soldAt ?? now, 60 * ended.hoursAfterSale);
  const latest = minutesAfter(now, -50);
  return sold < latest ? sold : latest;
}

/** Derives from the events who joined later and who left. */
function participantsOf({ between }: Talk, lines: readonly TimedLine[]): Participant[] {
  const began = lines[0]?.at ?? new Date(0);
  const participants = between.map((name): Participant => ({
    who: player(name),
    joinedAt: began,
    endedAt: null,
    endedBy: null,
  }));
  for (const { type, text, speaker, at, step } of lines) {
    if (type !== 'event' || step) continue;
    const [action = '', ...rest] = text.split(' ');
    const who = action === 'left' ? speaker : player(rest[0] ?? '');
    if (action === 'added') participants.push({ who, joinedAt: at, endedAt: null, endedBy: null });
    else
      for (const participant of participants)
        if (participant.who === who) Object.assign(participant, { endedAt: at, endedBy: speaker });
  }
  return participants;
}

/** Last sequence each person has read. For those who left, up to that point. */
function readsOf(
  { dealer, unread = {} }: Talk,
  people: readonly Participant[],
  lines: readonly TimedLine[],
): TimedTalk['reads'] {
  const waiting = new Map<Player, number | undefined>(
    (Object.entries(unread) as [FirstName, number][]).map(([name, count]) => [player(name), count]),
  );
  const inPerson = people.map(({ who, endedAt }) => ({
    who,
    sequence: lines.filter(({ at }) => endedAt === null || at <= endedAt).length - (waiting.get(who) ?? 0),
  }));
  const team = dealer ? teamOf(dealer) : [];
  return [...inPerson, ...team.map((who) => ({ who, sequence: lines.length - (waiting.get(who) ?? 0) }))];
}
