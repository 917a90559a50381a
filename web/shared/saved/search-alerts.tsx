import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-list.ts';

type Done = 'paused' | 'stopped';
interface SearchAlertsProps {
  searches: readonly { id: number; name: string }[];
}

/** Pauses or stops the alerts of the searches that caused a notification. */
export const SearchAlerts = ({ searches }: SearchAlertsProps) => (
  <ul className="grid gap-1 pr-3 pb-2.5 pl-[74px]">
    {searches.map((search) => (
      <li key={search.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <OneSearch {...search} />
      </li>
    ))}
  </ul>
);

function OneSearch({ id, name }: SearchAlertsProps['searches'][number]) {
  const client = useQueryClient();
  const [done, setDone] = useState<Done>();
  const { mutate, isPending } = useMutation({
    mutationFn: (how: Done) =>
      api.searches.update(how === 'paused' ? { id, is_paused: true } : { id, frequency: 'off' }),
    onSuccess: (_done, how) => {
      setDone(how);
      void client.invalidateQueries({ queryKey: api.searches.list.key });
    },
    onError: (error) =>
      showToast({
        title: 'We couldn’t change this search',
        text: sentenceOf(error),
        tone: 'danger',
      }),
  });
  return (
    <>
      <span className="min-w-0 truncate text-ink-3">{name}</span>
      {done ? (
        <output className="text-ink-2">{done === 'paused' ? 'Alerts paused' : 'Alerts stopped'}</output>
      ) : (
        <>
          <Button
            kind="link"
            className="text-sm font-medium"
            aria-label={`Pause alerts for ${name}`}
            busy={isPending}
            onClick={() => mutate('paused')}
          >
            Pause
          </Button>
          <Button
            kind="link"
            className="text-sm font-medium"
            aria-label={`Stop alerts for ${name}`}
            busy={isPending}
            onClick={() => mutate('stopped')}
          >
            Stop
          </Button>
        </>
      )}
    </>
  );
}
