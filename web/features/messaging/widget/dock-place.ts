interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Space between the dock and what's next to it. */
export const dockGap = 16;

/**
 * How far the dock is from the right edge. It stays in the corner unless it would cover a main action of the page. Then
 * it's to the left of it, if there is room.
 */
export function dockInset(dock: Box, actions: readonly Box[], screenWidth: number): number {
  const covered = actions.filter(
    (one) => one.left < dock.right && one.right > dock.left && one.top < dock.bottom && one.bottom > dock.top,
  );
  if (covered.length === 0) return dockGap;
  const inset = screenWidth - Math.min(...covered.map(({ left }) => left)) + dockGap;
  return screenWidth - inset - (dock.right - dock.left) >= dockGap ? inset : dockGap;
}
