import { useEffect, useEffectEvent, useState } from 'react';

interface Typed {
  text: string;
  type: (text: string) => void;
  /** Takes it at once instead of after the pause: on Enter, on leaving the field. */
  settle: () => void;
}

/** As the documents have it for every search. */
const pauseMs = 300;

/**
 * A text that is typed here and kept elsewhere. It is handed on after a pause; what comes back from there replaces it
 * only when it is not the echo of what was handed on, so that nobody's typing is overwritten.
 */
export function useDebouncedInput(
  value: string,
  onSettled: (text: string) => void,
  normal: (text: string) => string = (text) => text.trim(),
): Typed {
  const [state, setState] = useState({ text: value, seen: value, sent: value });
  if (value !== state.seen)
    setState({ ...state, seen: value, ...(value !== state.sent && { text: value, sent: value }) });

  function handOn(text: string) {
    if (text !== state.sent) onSettled(text);
  }
  function settle() {
    const text = normal(state.text);
    setState({ ...state, text, sent: text });
    handOn(text);
  }
  // Whoever only pauses may go on: the letters stay as they are.
  const settleAfterPause = useEffectEvent(() => {
    const text = normal(state.text);
    if (text !== state.sent) setState({ ...state, sent: text });
    handOn(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => settleAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [state.text]);

  return { text: state.text, type: (text) => setState({ ...state, text }), settle };
}
