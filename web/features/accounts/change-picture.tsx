import { useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { ChangePictureButton } from '../../ui/change-picture-button.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ExpiredNotice } from '../../ui/expired-notice.tsx';
import { setSessionUser } from './session.ts';
import { useExpiredSession } from './use-expired-session.ts';
import { words } from './words.ts';

/** Lets a member change or remove their own picture. */
export function ChangePicture({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const { isExpired, expire } = useExpiredSession();

  async function changed(updated: SessionUser, title: string) {
    // Lists show the picture too, so they are refetched. The session gets the new user below.
    void client.invalidateQueries();
    await setSessionUser(client, updated);
    showToast({ title, tone: 'good' });
  }

  return (
    <ChangePictureButton
      title={words.changePicture}
      name={user.name}
      current={user.avatar_url}
      shape="person"
      save={async (file, onProgress, signal) => {
        const response = await api.accounts.setAvatar({ files: { avatar: [file] } }, { onProgress, signal });
        await changed(response.user, words.pictureSaved);
      }}
      remove={async () => changed((await api.accounts.removeAvatar({})).user, words.pictureRemoved)}
      onSessionEnd={expire}
      notice={isExpired && <ExpiredNotice />}
    />
  );
}
