import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import * as api from '../../lib/api.ts';
import { canPush, pushState, turnOnPush } from '../../shared/push/browser-push.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

/** The groups this browser shows, and how to change them. */
export function usePush() {
  const client = useQueryClient();
  const { data } = useQuery({ ...pushState, enabled: canPush() });
  const choose = useMutation({
    // One after another, so that the last change wins.
    scope: { id: 'push-choices' },
    mutationFn: async ({ group, is_wanted }: { group: NoticeGroup; is_wanted: boolean }) => {
      if (is_wanted && data && !(await turnOnPush(data.push.key, data.push.groups !== null))) return;
      await api.push.choose({ group, is_wanted });
    },
    onError: () => showToast({ title: words.notSaved, text: 'Please try again.', tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: pushState.queryKey }),
  });
  return {
    isKnown: data !== undefined,
    groups: data?.push.groups ?? [],
    changing: choose.isPending ? choose.variables : null,
    choose: choose.mutate,
  };
}
