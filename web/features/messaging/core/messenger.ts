import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import * as api from '../../../lib/api.ts';
import { throttle } from './throttle.ts';
import { createStore } from '../../../lib/store.ts';
import { createThread, type Thread } from './thread.ts';
import { withWriter, withoutWriters, writingMs, type Writer } from './writing.ts';

export type Messenger = ReturnType<typeof createMessenger>;

const messengers = new WeakMap<QueryClient, Messenger>();

/** One instance per logged-in user, so that the corner panel and the page share their threads. */
export function messengerFor(client: QueryClient, userId: number): Messenger {
  const known = messengers.get(client);
  if (known?.userId === userId) return known;
  const messenger = createMessenger(client, userId);
  messengers.set(client, messenger);
  return messenger;
}

function createMessenger(client: QueryClient, userId: number) {
  const threads = new Map<number, Thread>();
  const writers = createStore<readonly Writer[]>([]);

  const refreshLists = throttle(1_000, () => {
    void client.invalidateQueries({ queryKey: api.messaging.conversations.key });
    void client.invalidateQueries({ queryKey: api.messaging.search.key });
    void client.invalidateQueries({ queryKey: api.messaging.unreadCount.key });
  });

  function onUnread(unread_count: number) {
    const { queryKey } = api.messaging.unreadCount.query({ user_id: userId });
    client.setQueryData(queryKey, { success: true, unread_count });
  }

  function thread(id: number): Thread {
    const known = threads.get(id);
    if (known) return known;
    const made = createThread({ id, userId, onChange: refreshLists, onUnread });
    threads.set(id, made);
    return made;
  }

  /** Refetches visible threads now. Others are fetched when opened, and missing ones when they change. */
  function askWatched() {
    for (const one of threads.values()) if (one.isWatched() && one.get().phase !== 'gone') void one.askChanged();
  }

  function noteWriter(writer: Writer) {
    writers.set(withWriter(writers.get(), writer));
    setTimeout(() => writers.set(writers.get().filter((one) => one !== writer)), writingMs);
  }

  function askEverything(): void {
    askWatched();
    refreshLists();
  }

  return {
    userId,
    thread,
    writers,
    refreshLists,
    askWatched,
    /** Call after any gap in the event stream. */
    askEverything,
    /** Sends the messages that were waiting for the connection. */
    resumeSending() {
      for (const one of threads.values()) one.resume();
    },
    hear(event: LiveEvent) {
      if (!('conversation_id' in event)) return;
      const one = threads.get(event.conversation_id);
      switch (event.kind) {
        case 'message':
          if (one?.isWatched()) one.hearMessage(event.sequence, event.message);
          writers.set(withoutWriters(writers.get(), event.conversation_id));
          return refreshLists();
        case 'read':
          one?.hearRead(event.user_id, event.sequence);
          if (event.user_id === userId) refreshLists();
          return;
        case 'typing':
          return noteWriter({ conversationId: event.conversation_id, userId: event.user_id, name: event.name });
        case 'conversation_changed':
          if (one?.isWatched()) void one.askChanged();
          return refreshLists();
      }
    },
  };
}
