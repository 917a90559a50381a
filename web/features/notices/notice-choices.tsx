import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import type { NoticeChoice } from '@forecourt/contract/notices/notices.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { usePush } from './push.ts';
import { words } from './words.ts';

/** Notification settings, one switch per group. Each takes effect right away. */
export function NoticeChoices() {
  const list = useQuery(api.notices.choices.query({}));
  const choose = useChoose();
  const push = usePush();
  return (
    <section aria-label={words.choices} className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h1 className="text-2xl">{words.choices}</h1>
        <p className="measure text-ink-2">{words.choicesText}</p>
        {push.isKnown && <p className="measure text-ink-2">{words.inBrowserText}</p>}
      </div>
      {!list.data && list.isError && (
        <ErrorState
          level={2}
          title={words.choicesFailed}
          text={sentenceOf(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-80 rounded-l" />}
      {list.data && (
        <ul className="grid divide-y divide-line overflow-hidden rounded-l border border-line bg-surface">
          {list.data.choices.map(({ group, title, text, is_wanted }) => (
            <li key={group}>
              <Switch
                label={title}
                text={text}
                checked={is_wanted}
                onChange={({ target }) => choose({ group, is_wanted: target.checked })}
              />
              {push.isKnown && is_wanted && (
                <div className="px-5 pb-4 text-sm">
                  <Checkbox
                    label={
                      <>
                        {words.inBrowser}
                        <span className="sr-only">: {title}</span>
                      </>
                    }
                    checked={isShown(push, group)}
                    onChange={({ target }) => push.choose({ group, is_wanted: target.checked })}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The choice that is being saved is shown right away. */
const isShown = ({ groups, changing }: ReturnType<typeof usePush>, group: NoticeGroup): boolean =>
  changing?.group === group ? changing.is_wanted : groups.includes(group);

/** Optimistic update. If saving fails, refetches to show the stored value. */
function useChoose() {
  const client = useQueryClient();
  const { queryKey } = api.notices.choices.query({});
  const { mutate } = useMutation({
    // Runs one after another, so that the last change wins.
    scope: { id: 'notice-choices' },
    mutationFn: (wanted: Pick<NoticeChoice, 'group' | 'is_wanted'>) => api.notices.choose(wanted),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<{ success: true; choices: NoticeChoice[] }>(
        queryKey,
        (known) =>
          known && {
            ...known,
            choices: known.choices.map((one) => (one.group === wanted.group ? { ...one, ...wanted } : one)),
          },
      );
    },
    onError: () => {
      showToast({ title: words.notSaved, text: 'Please try again.', tone: 'danger' });
      void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
