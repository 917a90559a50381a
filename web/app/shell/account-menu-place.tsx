import { lazy, Suspense } from 'react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { AccountFace, accountFaceLook } from './account-face.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/**
 * The dropdown's code loads only for logged-in users. Until then their name is shown, next to the space for the
 * picture.
 */
export const AccountMenuPlace = ({ user }: { user: StoredUser }) => (
  <Suspense
    fallback={
      <div className={accountFaceLook}>
        <AccountFace user={user} avatar={<span className="size-[34px] shrink-0 rounded-full bg-sunken" />} />
      </div>
    }
  >
    <AccountMenu user={user} />
  </Suspense>
);
