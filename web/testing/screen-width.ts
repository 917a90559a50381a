import { onTestFinished } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

/** As wide as the screen is where nothing is said. */
const usual = 1024;

/** The screen is so wide for the rest of this test. */
export function screenWidth(width: number) {
  onTestFinished(() => happyDOM.setViewport({ width: usual }));
  happyDOM.setViewport({ width });
}
