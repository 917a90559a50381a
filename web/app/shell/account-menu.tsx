import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { LogOut } from 'lucide-react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { menuItemLook } from '../../ui/menu-item-look.ts';
import { Menu } from '../../ui/menu.tsx';
import { AccountFace, accountFaceLook } from './account-face.tsx';
import { accountLinks, completeProfileLink, promptLook } from './account-links.tsx';

export function AccountMenu({ user }: { user: StoredUser }) {
  const signOut = useSignOut();
  const links = accountLinks(user, 'dropdown').map((link) => ({ ...link, look: '' }));
  const shown = user.profile_complete ? links : [{ ...completeProfileLink, look: promptLook }, ...links];
  return (
    <Menu label="Account" triggerClassName={accountFaceLook} trigger={<AccountFace user={user} />}>
      {shown.map(({ to, title, Icon, look }) => (
        <Link key={to} to={to} role="menuitem" tabIndex={-1} className={clsx(menuItemLook, look)}>
          <Icon aria-hidden="true" />
          {title}
        </Link>
      ))}
      <hr className="mx-2 my-1 border-line" />
      <button type="button" role="menuitem" tabIndex={-1} className={menuItemLook} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        Sign Out
      </button>
    </Menu>
  );
}
