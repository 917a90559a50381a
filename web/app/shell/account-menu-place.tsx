import { lazy, Suspense } from 'react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { AccountFace, accountFaceLook } from './account-face.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The dropdown's code comes for signed-in people only; until then their name stands in its place, beside where the picture will be. */
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
