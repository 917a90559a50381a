import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Tests } from './use-tests.ts';

/** Test results, shown as they arrive. */
export const TestResults = ({ tests, onClose }: { tests: Tests | null; onClose: () => void }) => (
  <Dialog open={tests !== null} onClose={onClose} title="Webhook Test Results">
    {tests && (
      <div className="grid gap-4">
        <output className="block text-sm text-ink-2">{summary(tests)}</output>
        {tests.of > 1 && <progress className={bar} aria-label="Tested" value={tests.outcomes.length} max={tests.of} />}
        <ul className="grid gap-3">
          {tests.outcomes.map(({ name, isTaken, message, answer, tookMs }) => (
            <li key={name} className="grid gap-1 border-t border-line pt-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <b>{name}</b>
                <Tag tone={isTaken ? 'good' : 'danger'}>{isTaken ? 'Delivered' : 'Failed'}</Tag>
              </div>
              <p className="text-sm text-ink-2">
                {message}
                {tookMs !== null && `, after ${tookMs} ms`}
              </p>
              {answer && (
                <pre className="max-h-32 overflow-auto rounded-m bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
                  {answer}
                </pre>
              )}
            </li>
          ))}
        </ul>
      </div>
    )}
  </Dialog>
);

const bar = [
  'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-moz-progress-bar]:bg-ink',
].join(' ');

function summary({ outcomes, of, isRunning }: Tests): string {
  if (of === 0) return 'No webhook has an address and is enabled.';
  if (of === 1 && isRunning) return 'Waiting for a response…';
  if (isRunning) return `Testing ${outcomes.length + 1} of ${of}…`;
  const taken = outcomes.filter(({ isTaken }) => isTaken).length;
  return `${taken} of ${of} accepted the message.`;
}
