import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { movedBy, zoomedBy, type Crop, type Size } from './crop.ts';

interface Point {
  x: number;
  y: number;
}

const step = 0.02;
const bigStep = 0.1;
const zoomStep = 1.1;

/** Moves and zooms the crop by mouse, touch, wheel and keyboard. */
export function useCropMoves(picture: Size, crop: Crop, onCrop: (crop: Crop) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = frame.current!.getBoundingClientRect();
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (width || 1) };
  };

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, placeOf(event));
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return onCrop(movedBy(picture, crop, now.x - before.x, now.y - before.y));
    // With two fingers, the midpoint moves half as far as the moving finger.
    const moved = movedBy(picture, crop, (now.x - before.x) / 2, (now.y - before.y) / 2);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    onCrop(zoomedBy(picture, moved, distance(now, other) / (distance(before, other) || 1), middle));
  }

  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = event.shiftKey ? bigStep : step;
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right !== 0 || down !== 0) onCrop(movedBy(picture, crop, right * far, down * far));
    else if (event.key === '+' || event.key === '=') onCrop(zoomedBy(picture, crop, zoomStep));
    else if (event.key === '-' || event.key === '_') onCrop(zoomedBy(picture, crop, 1 / zoomStep));
    else return;
    event.preventDefault();
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    onCrop(zoomedBy(picture, crop, Math.exp((-event.deltaY * lines) / 400), placeOf(event)));
  });
  // React's wheel listener is passive and can't prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  return {
    ref: frame,
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onKeyDown,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The picture moves in the direction of the arrow. */
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
