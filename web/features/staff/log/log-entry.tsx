import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import type { z } from 'zod';
import type { StaffAction } from '@forecourt/contract/staff/staff.ts';
import { momentText } from '../../../lib/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { differencesOf, type Difference } from '../../../lib/state-differences.ts';
import { actionText, kindText, targetText } from './log-words.ts';

export type LogEntryData = z.output<typeof StaffAction>;
/** Renders a link to the action's target, if it has a page. */
export type RenderTarget = (entry: LogEntryData, text: string) => ReactNode;

/** One staff action: who did what to what, why, and what changed. */
export function LogEntry({ entry, renderTarget }: { entry: LogEntryData; renderTarget: RenderTarget }) {
  const { action_type, actor_name, target_type, target_id, target_name, reason, before, after, created_at } = entry;
  // The reason is stored with the target too, but should appear only once.
  const differences = differencesOf(before, after).filter(({ is }) => is === null || is !== reason);
  return (
    <li className="grid gap-3 px-5 py-4 sm:grid-cols-[170px_minmax(0,1fr)] sm:gap-6">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:content-start sm:gap-0.5">
        <span className="font-semibold">{actor_name ?? 'The server'}</span>
        <span className="text-sm text-ink-3">
          <Time at={created_at} />
          <span className="sr-only">, {momentText(created_at)}</span>
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-2.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
          <span className="font-medium">{actionText(action_type)}</span>
          {renderTarget(entry, targetText(target_type, target_id, target_name))}
          {target_name !== null && (
            <Tag>
              {kindText(target_type)} {target_id}
            </Tag>
          )}
        </p>
        {reason && <blockquote className="border-l-2 border-line pl-3 text-ink-2 wrap-anywhere">{reason}</blockquote>}
        {differences.length > 0 && <Differences differences={differences} />}
      </div>
    </li>
  );
}

const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <dl aria-label="What changed" className="grid gap-1.5 text-sm">
    {differences.map(({ name, was, is }) => (
      <div key={name} className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-ink-3">{name}</dt>
        <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
          {was !== null && <del className={is === null ? '' : 'text-ink-3 decoration-ink-3'}>{was}</del>}
          {was !== null && is !== null && (
            <ArrowRight size={14} className="shrink-0 self-center text-ink-3" aria-label="became" />
          )}
          {is !== null && <ins className="font-semibold no-underline">{is}</ins>}
        </dd>
      </div>
    ))}
  </dl>
);
