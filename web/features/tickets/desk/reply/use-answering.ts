import { useEffect, useRef, useState } from 'react';
import * as api from '../../../../lib/api.ts';
import { useLiveEvents } from '../../../../lib/live.ts';

interface Colleague {
  id: number;
  name: string;
}

/** Names of the colleagues who are currently writing a reply to this ticket. */
export function useAnswering(ticketId: number, myId: number): readonly string[] {
  const [others, setOthers] = useState<readonly Colleague[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useLiveEvents((event) => {
    if (event.kind !== 'ticket_answering' || event.ticket_id !== ticketId || event.user_id === myId) return;
    const { user_id: id, name } = event;
    setOthers((all) => [...all.filter((one) => one.id !== id), { id, name }]);
    clearTimeout(timers.current.get(id));
    const forget = () => setOthers((all) => all.filter((one) => one.id !== id));
    timers.current.set(id, setTimeout(forget, shownMs));
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return others.map(({ name }) => name);
}

/** Tells colleagues that this user is writing, at most every few seconds. A failed signal is ignored. */
export function useAnsweringSignal(ticketId: number): () => void {
  const lastAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - lastAt.current < signalMs) return;
    lastAt.current = now;
    api.tickets.answering({ ticket_id: ticketId }).catch(() => undefined);
  };
}

const shownMs = 6_000;
const signalMs = 3_000;
