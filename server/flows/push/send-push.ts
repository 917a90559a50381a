import type { Reach } from '@forecourt/contract/access/owner.ts';
import { noticeKinds, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { noticeView } from '../../features/notices/notice-views.rules.ts';
import { readNotice } from '../../features/notices/notices.store.ts';
import {
  finishPush,
  postponePush,
  pushTarget,
  type PushLease,
  type PushTarget,
} from '../../features/push/push-queue.store.ts';
import { openBrowser, type PushBrowser } from '../../features/push/push-keys-seal.ts';
import { dropSubscription } from '../../features/push/subscriptions.store.ts';
import { growingPause, judge } from '../../features/webhooks/answers.rules.ts';
import type { AttemptResult } from '../../features/webhooks/attempt.ts';
import { ReceiverBusy } from '../../outside/guarded-request/guarded-request.ts';
import { pushRequest } from '../../outside/push-message/push-message.ts';
import { pushKeys } from './push-keys.ts';
import type { PushDeps } from './push-parts.ts';

/** About a quarter of an hour with growing pauses. Later the news is old, and the bell has it anyway. */
const maxAttempts = 8;
/** A push service accepts 4 kB, and a letter can take four bytes. */
const maxLetters = 900;

/**
 * Sends one notification to one browser. A crash loses nothing: what isn't recorded as sent is sent again, and the
 * browser replaces the first one.
 */
export async function sendPush(deps: PushDeps, lease: PushLease): Promise<void> {
  const { db, limits } = deps;
  const target = await pushTarget(db, lease, groupOf);
  const notice = target && (await readNotice(db, reachOf(target), lease.noticeId));
  if (!notice) return finishPush(db, lease);
  const browser = openBrowser(deps.seal, target.sealed);
  const request = browser && (await encrypted(deps, browser, noticeView(notice)));
  // It can't be read with this APP_KEY, or the browser's keys aren't keys.
  if (!browser || !request) return void (await dropSubscription(db, lease.subscriptionId));
  const result = await post(deps, browser.endpoint, request);
  if (result === 'busy')
    return void (await postpone(deps, lease, growingPause(0, limits, Math.random()), lease.attempts));
  if (result.status === 404 || result.status === 410) return void (await dropSubscription(db, lease.subscriptionId));
  const verdict = judge(result, lease.attempts, limits, Math.random());
  if (verdict.is !== 'later' || lease.attempts + 1 >= maxAttempts) return finishPush(db, lease);
  await postpone(deps, lease, verdict.pauseMs, lease.attempts + 1);
}

const postpone = ({ db }: PushDeps, lease: PushLease, pauseMs: number, attempts: number) =>
  postponePush(db, lease, { pauseMs, attempts });

async function encrypted(deps: PushDeps, to: PushBrowser, notice: ReturnType<typeof noticeView>) {
  const { id, sentence, link } = notice;
  const body = sentence.length > maxLetters ? `${sentence.slice(0, maxLetters)} …` : sentence;
  const text = JSON.stringify({ id, title: deps.siteName, body, link });
  const keys = await pushKeys(deps);
  try {
    return pushRequest({ to, text, keys, subject: deps.subject, topic: `notice-${id}` });
  } catch {
    return null;
  }
}

async function post(
  { guard, limits, log }: PushDeps,
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer | null },
): Promise<AttemptResult | 'busy'> {
  try {
    return await guard.post(endpoint, { headers, body: body ?? '', longestMs: limits.attemptMs });
  } catch (error) {
    if (error instanceof ReceiverBusy) return 'busy';
    const why = error instanceof Error ? error.message : 'The connection was lost';
    log.warn({ why, host: new URL(endpoint).host }, 'failed to send a push message');
    return { status: null, why };
  }
}

const groupOf = (kind: string) => (kind in noticeKinds ? noticeKinds[kind as NoticeKind].group : null);

const reachOf = ({ user_id, game_account_id, dealer_id, team_role, dealer_standing }: PushTarget): Reach => ({
  userId: user_id,
  gameAccountId: game_account_id,
  team:
    dealer_id !== null && team_role !== null && dealer_standing !== null
      ? { dealerId: dealer_id, role: team_role, standing: dealer_standing }
      : null,
});
