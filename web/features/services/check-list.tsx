import { gameServices } from '@forecourt/contract/services/services.ts';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { useTests, type Check } from './use-tests.ts';
import { serviceWords } from './words.ts';

/** The status of these services, each with a test button. */
export function CheckList({ title, checks }: { title: string; checks: readonly Check[] }) {
  const { running, run } = useTests(checks);
  return (
    <Section
      title={title}
      level={2}
      action={
        <Button
          kind="plain"
          size="small"
          className="pointer-coarse:h-11"
          disabled={running.length > 0}
          onClick={() => checks.forEach(({ service }) => void run(service))}
        >
          Test all
        </Button>
      }
    >
      <ul aria-label={title} className="grid grid-cols-1 divide-y divide-line">
        {checks.map((check) => (
          <CheckRow
            key={check.service}
            check={check}
            isRunning={running.includes(check.service)}
            onTest={() => void run(check.service)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface CheckRowProps {
  check: Check;
  isRunning: boolean;
  onTest: () => void;
}

function CheckRow({ check, isRunning, onTest }: CheckRowProps) {
  const { service, state, said, took_ms, looked_at, last_error, last_error_at } = check;
  const { name, text } = serviceWords[service];
  const { Icon, tone, word } = states[state];
  return (
    <li className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Tag tone={tone}>
            <Icon aria-hidden="true" />
            {state === 'working' && !gameServices.includes(service) ? 'Working' : word}
          </Tag>
        </p>
        <output className="wrap-anywhere">{said ?? text}</output>
        {looked_at && (
          <p className="text-sm text-ink-3">
            Checked <Time at={looked_at} inSentence />, took {count(took_ms ?? 0)} ms.
          </p>
        )}
        {last_error && last_error_at && state !== 'failing' && (
          <p className="text-sm text-ink-3 wrap-anywhere">
            Last error <Time at={last_error_at} inSentence />: {last_error}
          </p>
        )}
      </div>
      <Button kind="plain" size="small" className="shrink-0 pointer-coarse:h-11" busy={isRunning} onClick={onTest}>
        Test<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

const states = {
  working: { Icon: CircleCheck, tone: 'good', word: 'Connected' },
  failing: { Icon: CircleAlert, tone: 'danger', word: 'Failing' },
  unknown: { Icon: CircleDashed, tone: 'neutral', word: 'Pending' },
} as const;
