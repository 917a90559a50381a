import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Person } from '../../../shared/people/person-row.tsx';

/** People the user talks with, in person or for their dealer. Each is listed once, newest first. */
export function knownPeople(entries: readonly ConversationEntry[]): Person[] {
  const people = new Map<number, Person>();
  for (const { other_user_id: id, title, avatar_url } of entries)
    if (id !== null && !people.has(id)) people.set(id, { id, name: title, avatar_url });
  return [...people.values()];
}

/** Every typed word is the beginning of a word in the name. */
export function namedLike(people: readonly Person[], text: string): Person[] {
  const typed = wordsOf(text);
  return people.filter(({ name }) => {
    const words = wordsOf(name);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
