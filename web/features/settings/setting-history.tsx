import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { labelOf, valueText } from './setting-words.ts';

/** A setting's earlier changes. */
export function SettingHistory({ setting }: { setting: AdminSetting }) {
  const [isOpen, setOpen] = useState(false);
  const label = labelOf(setting.setting_key);
  return (
    <>
      <Button kind="link" className="text-sm" onClick={() => setOpen(true)}>
        History<span className="sr-only"> of {label}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label}>
        {isOpen && <Changes setting={setting} />}
      </Dialog>
    </>
  );
}

function Changes({ setting }: { setting: AdminSetting }) {
  const { data, error, refetch } = useQuery(api.settings.history.query({ setting_key: setting.setting_key }));
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load the history"
        text={sentenceOf(error, 'Please check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-24 rounded-m" />;
  return (
    <ol aria-label="Changes" className="grid divide-y divide-line">
      {data.changes.map(({ id, actor_name, was, became, changed_at }) => (
        <li key={id} className="grid gap-0.5 py-3 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <del className="text-ink-3 decoration-ink-3">{valueText(setting, was)}</del>
            <ArrowRight size={15} className="shrink-0 text-ink-3" aria-label="became" />
            <ins className="font-semibold no-underline">{valueText(setting, became)}</ins>
          </span>
          <span className="text-sm text-ink-3">
            {actor_name ?? 'The server'}, <Time at={changed_at} inSentence />
          </span>
        </li>
      ))}
      {data.changes.length === 0 && <li className="text-ink-2">No changes yet.</li>}
    </ol>
  );
}
