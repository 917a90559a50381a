import { useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { ChangePictureButton } from '../../ui/change-picture-button.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ExpiredNotice } from '../../ui/expired-notice.tsx';
import { setSessionUser } from './session.ts';
import { useExpiredSession } from './use-expired-session.ts';
import { words } from './words.ts';

/** One's own picture, changed or taken away. */
export function ChangePicture({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();

  async function changed(now: SessionUser, title: string) {
    // Wherever one stands in a list, one is shown anew; who one is, is known already.
    void client.invalidateQueries();
    await setSessionUser(client, now);
    showToast({ title, tone: 'good' });
  }

  return (
    <ChangePictureButton
      title={words.changePicture}
      name={user.name}
      current={user.avatar_url}
      shape="person"
      save={async (file, onProgress, signal) => {
        const answer = await api.accounts.setAvatar({ files: { avatar: [file] } }, { onProgress, signal });
        await changed(answer.user, words.pictureSaved);
      }}
      remove={async () => changed((await api.accounts.removeAvatar({})).user, words.pictureRemoved)}
      onSessionEnd={expire}
      notice={isExpired && <ExpiredNotice />}
    />
  );
}
