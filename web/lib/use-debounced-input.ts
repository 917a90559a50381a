import { useEffect, useEffectEvent, useState } from 'react';

interface Typed {
  text: string;
  type: (text: string) => void;
  /** Commits immediately instead of after the pause, on Enter or blur. */
  settle: () => void;
}

/** Delay the documents give for every search. */
const pauseMs = 300;

/**
 * An input whose value is stored elsewhere. Typed text is passed on after a pause. A value coming back replaces the
 * text only if it isn't the echo of what was passed on, so typing is never overwritten.
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
  // The user may only be pausing, so keep the text as typed.
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
