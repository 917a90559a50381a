import { onTestFinished } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

/** Default screen width. */
const usual = 1024;

/** Sets the screen width for the rest of this test. */
export function screenWidth(width: number) {
  onTestFinished(() => happyDOM.setViewport({ width: usual }));
  happyDOM.setViewport({ width });
}
