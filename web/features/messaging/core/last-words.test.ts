import { expect, test } from 'vitest';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { anEntry } from '../../../testing/conversations.ts';
import { johnny, kenji } from '../../../testing/people.ts';
import { lastWords } from './last-words.ts';

type Said = NonNullable<ConversationEntry['last_message']>;
const said = (more: Partial<Said>, entry: Partial<ConversationEntry> = {}): ConversationEntry => ({
  ...anEntry,
  ...entry,
  last_message: { ...anEntry.last_message!, content: 'A little, for cash.', ...more },
});
const words = (entry: ConversationEntry) => lastWords(entry, johnny.id);

test('your own last message starts with "You", the other person’s has no name', () => {
  expect(words(said({ sender_id: johnny.id }))).toBe('You: A little, for cash.');
  expect(words(said({}))).toBe('A little, for cash.');
});

test('in a dealer’s inbox a colleague’s message has their first name, a buyer’s doesn’t', () => {
  const ofDealer = { company_name: 'Eclipse Motors', other_user_id: kenji.id };
  const colleague = { sender_id: 77, sender_name: 'Dev Okafor', company_name: 'Eclipse Motors' };
  expect(words(said(colleague, ofDealer))).toBe('Dev: A little, for cash.');
  expect(words(said({}, ofDealer))).toBe('A little, for cash.');
});

test('buyers see the dealer, not its team members', () => {
  const toDealer = { company_name: 'Eclipse Motors', other_user_id: null };
  const ofTeam = { sender_id: 77, sender_name: 'Dev Okafor', company_name: 'Eclipse Motors' };
  expect(words(said(ofTeam, toDealer))).toBe('A little, for cash.');
});

test('in a group every sender is named, also for events', () => {
  const group = { conversation_type: 'group', other_user_id: null } as const;
  expect(words(said({}, group))).toBe('Kenji: A little, for cash.');
  expect(words(said({ message_type: 'event', content: 'added Ada Moreau' }, group))).toBe('Kenji added Ada Moreau');
  expect(words(said({ message_type: 'event', content: 'left the group', sender_id: johnny.id }, group))).toBe(
    'You left the group',
  );
});
