import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { FakeEventSource } from './fake-event-source.ts';
import type { Answers, Asked } from './fake-server.ts';
import { openApp } from './open-app.tsx';
import { johnny, signedIn } from './people.ts';

/** The messages page, as Johnny sees it. */
export const openMessages = (address: string, answers: Answers) =>
  openApp(address, { ...signedIn(johnny), ...answers });

export const writingBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Kenji Sato' });

export const threadWithKenji = async () =>
  within(await screen.findByRole('region', { name: 'Messages with Kenji Sato' }));

export const askedFor = (asked: Asked[], name: Asked['name']) => asked.filter((one) => one.name === name);

/** Opens the live stream. */
export async function openedStream(): Promise<FakeEventSource> {
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error('No stream was opened');
  act(() => source.say({ kind: 'connected' }));
  return source;
}
