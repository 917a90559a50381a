import { useCallback, useRef } from 'react';
import * as api from '../../../lib/api.ts';
import { signalMs } from '../core/writing.ts';

/** Tells the others that the user is writing, at most every few seconds. A failed signal is ignored. */
export function useTypingSignal(conversationId: number): () => void {
  const lastAt = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - lastAt.current < signalMs) return;
    lastAt.current = now;
    api.messaging.typing({ conversation_id: conversationId }).catch(() => undefined);
  }, [conversationId]);
}
