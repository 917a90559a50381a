import { maxMessageLength } from '@forecourt/contract/messaging/messaging-values.ts';
import { expect, test } from 'vitest';
import { demoCars } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { player } from './cast.ts';
import { demoTalks } from './seed-messages.ts';

const hourMs = 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00Z');
const talks = demoTalks(demoCars(now), now);
const lines = talks.flatMap((one) => one.lines);
const of = (name: string) => talks.filter(({ people }) => people.some(({ who }) => who === player(name)));

test('the same conversations are generated again, relative to now', () => {
  expect(demoTalks(demoCars(now), now)).toEqual(talks);
  const later = new Date('2027-03-01T00:20:00Z');
  const again = demoTalks(demoCars(later), later);
  // A proposed meeting names its time.
  const textsOf = (all: typeof lines) => all.flatMap(({ step, text }) => (step?.kind === 'proposes' ? [] : text));
  expect(textsOf(again.flatMap((one) => one.lines)).toSorted()).toEqual(textsOf(lines).toSorted());
});

test('there are enough conversations of every kind, and no line repeats', () => {
  expect(talks.length).toBeGreaterThanOrEqual(25);
  for (const one of talks) expect(one.lines.length).toBeGreaterThanOrEqual(3);
  expect(of('Mara').length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...of('Mara').map((one) => one.lines.length))).toBeGreaterThan(60);
  expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['text', 'event', 'dealer_invitation']));
  expect(talks.flatMap(({ talk }) => talk.invitation?.status ?? []).toSorted()).toEqual([
    'declined',
    'expired',
    'pending',
  ]);
  expect(new Set(talks.map(({ car }) => car?.status))).toEqual(
    new Set([undefined, 'active', 'reserved', 'sold', 'expired']),
  );
  const texts = lines.flatMap(({ type, text }) => (type === 'text' ? text : []));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(maxMessageLength);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test('time moves forward, and no one mentions a car before it was listed or before they joined', () => {
  for (const { lines: said, car, people } of talks) {
    const moments = said.map(({ at }) => at.getTime());
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
    expect(Math.max(...moments)).toBeLessThan(now.getTime());
    const began = Math.min(...moments);
    expect(began).toBeGreaterThan(Number(car?.history.publishedAt ?? 0));
    for (const who of [...said.map(({ speaker }) => speaker), ...people.map((participant) => participant.who)])
      expect(began).toBeGreaterThan(daysBefore(now, who.joinedDaysAgo).getTime());
  }
});

test('conversations about a sold car are before and around its sale', () => {
  const sold = talks.flatMap(({ lines: said, car }) =>
    car?.history.soldAt ? [said.map(({ at }) => (at.getTime() - Number(car.history.soldAt)) / hourMs)] : [],
  );
  expect(sold.length).toBeGreaterThan(3);
  for (const hours of sold) {
    expect(hours[0]).toBeLessThan(-1);
    expect(Math.min(...hours.map(Math.abs))).toBeLessThan(1.5);
  }
});

test('in the group no one writes before joining or after leaving', () => {
  const [group] = talks.filter(({ talk }) => talk.title !== undefined);
  const participants = new Map(group?.people.map((participant) => [participant.who, participant]));
  for (const { speaker, at } of group?.lines ?? []) {
    const { joinedAt, endedAt } = participants.get(speaker) ?? {};
    expect(at.getTime()).toBeGreaterThanOrEqual(Number(joinedAt));
    expect(at.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? Infinity);
  }
  expect([...participants.values()].filter(({ endedAt }) => endedAt).length).toBe(2);
});
