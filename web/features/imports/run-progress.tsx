import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RunningImport } from './use-run-import.ts';

/** Progress in rows written by the server. */
export function RunProgress({ running }: { running: RunningImport }) {
  const { progress, isRunning, isWaiting, problem, start, pause } = running;
  const { done, of } = progress;
  const goOn = () => start(progress.lists_now ?? false);
  return (
    <section aria-label="Progress" className="grid gap-3 rounded-l border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="font-semibold tabular-nums">
          {isWaiting ? 'No response from the server. Trying again…' : `${count(done)} of ${count(of)} rows imported`}
        </output>
        {isRunning ? (
          <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={pause}>
            Pause
          </Button>
        ) : (
          <Button size="small" className="pointer-coarse:h-11" onClick={goOn}>
            Resume
          </Button>
        )}
      </div>
      <progress
        aria-label="Imported rows"
        max={Math.max(1, of)}
        value={of === 0 ? 1 : done}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-fill [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-300"
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="text-sm text-ink-2">
        You can close this page. Imported cars are saved, and you can resume on any device.
      </p>
    </section>
  );
}
