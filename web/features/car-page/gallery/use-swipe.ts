import { useRef, useState, type PointerEvent } from 'react';

/** The picture follows the finger and turns if it moved far or fast enough. Mouse users click instead. */
export function useSwipe(onStep: (by: 1 | -1) => void, isOn: boolean) {
  const start = useRef<{ id: number; x: number; atMs: number } | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<number | null>(null);

  function onPointerDown(event: PointerEvent) {
    wasDragged.current = false;
    if (!isOn || event.pointerType === 'mouse' || !event.isPrimary) return;
    start.current = { id: event.pointerId, x: event.clientX, atMs: event.timeStamp };
  }

  function onPointerMove(event: PointerEvent) {
    if (start.current?.id !== event.pointerId) return;
    const moved = event.clientX - start.current.x;
    if (!wasDragged.current && Math.abs(moved) < slackPx) return;
    wasDragged.current = true;
    setOffset(moved);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const began = start.current;
    end();
    if (began?.id !== event.pointerId || !wasDragged.current) return;
    const moved = event.clientX - began.x;
    const speed = Math.abs(moved) / Math.max(1, event.timeStamp - began.atMs);
    const isFar = Math.abs(moved) > event.currentTarget.clientWidth * farShare;
    if (isFar || (speed > fastPxPerMs && Math.abs(moved) > slackPx)) onStep(moved < 0 ? 1 : -1);
  }

  function end() {
    start.current = null;
    setOffset(null);
  }

  return {
    /** Drag distance. Null while nothing is dragged. */
    offset,
    /** Ignores the click that the browser fires at the end of a swipe. */
    isClick: () => !wasDragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
}

const slackPx = 8;
const farShare = 0.28;
const fastPxPerMs = 0.45;
