import type { push } from '@forecourt/contract/push/push.ts';
import { chooseGroup, groupsOfBrowser, removeBrowser } from '../../features/push/subscriptions.store.ts';
import { pushKeys } from '../../flows/push/push-keys.ts';
import type { PushDeps } from '../../flows/push/push-parts.ts';
import { subscribeBrowser } from '../../flows/push/subscribe.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const pushCalls = (deps: PushDeps): Handlers<typeof push> => ({
  async state(_nothing, { sessionHash }) {
    const { publicKey } = await pushKeys(deps);
    return { success: true, push: { key: publicKey, groups: await groupsOfBrowser(deps.db, sessionHash) } };
  },

  async subscribe(browser, { sessionHash }) {
    await subscribeBrowser(deps, sessionHash, browser);
    return { success: true };
  },

  async choose({ group, is_wanted }, { sessionHash }) {
    if (!(await chooseGroup(deps.db, sessionHash, group, is_wanted))) fail('push_is_off');
    return { success: true };
  },

  async remove({ session_id }, { id }) {
    if (!(await removeBrowser(deps.db, id, session_id))) fail('session_not_found');
    return { success: true };
  },
});
