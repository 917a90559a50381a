import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/store.ts';
import { messengerFor, type Messenger } from './core/messenger.ts';
import type { Thread } from './core/thread.ts';
import type { ThreadState } from './core/thread-state.ts';
import type { Writer } from './core/writing.ts';

export const useMessenger = (userId: number): Messenger => messengerFor(useQueryClient(), userId);

export interface SeenThread {
  state: ThreadState;
  /** True once the server has responded since the thread was opened. Until then the data may be old. */
  isFresh: boolean;
}

export function useThread(thread: Thread): SeenThread {
  const state = useStore(thread);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    let isHere = true;
    void thread.ask().then(() => isHere && setFresh(true));
    return () => {
      isHere = false;
    };
  }, [thread]);
  return { state, isFresh };
}

export function useWriters({ writers }: Messenger, conversationId: number): Writer[] {
  const all = useStore(writers);
  return all.filter((writer) => writer.conversationId === conversationId);
}
