import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowLeftRight, CircleHelp, LogOut } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { addressForAnyone } from '../../features/accounts/page-at.ts';
import { words } from '../../features/accounts/words.ts';
import { returnAddressAt } from '../../lib/return-address.ts';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { menuItemClass } from '../../ui/menu-item-styles.ts';
import { Menu } from '../../ui/menu.tsx';
import { AccountFace, accountFaceLook } from './account-face.tsx';
import { accountLinks, completeProfileLink, promptLook } from './account-links.tsx';
import { keepWidth } from './keep-width.ts';

export function AccountMenu({ user }: { user: StoredUser }) {
  const signOut = useSignOut();
  const returnUrl = returnAddressAt(useLocation());
  return (
    <div ref={keepWidth}>
      <Menu
        label="Account"
        triggerClassName={accountFaceLook}
        trigger={<AccountFace user={user} avatar={<Avatar name={user.name} picture={user.avatar_url} />} />}
      >
        {!user.profile_complete && (
          <Link
            to={completeProfileLink.to}
            search={{ returnUrl }}
            role="menuitem"
            tabIndex={-1}
            className={clsx(menuItemClass, promptLook)}
          >
            <completeProfileLink.Icon aria-hidden="true" />
            {completeProfileLink.title}
          </Link>
        )}
        {accountLinks(user).map(({ to, search, title, Icon, mark }) => (
          <Link key={to} to={to} {...(search && { search })} role="menuitem" tabIndex={-1} className={menuItemClass}>
            <Icon aria-hidden="true" />
            {title}
            {mark}
          </Link>
        ))}
        <hr className="mx-2 my-1 border-line" />
        {user.may_switch_character && (
          <Link
            to={paths.login}
            search={{ switch: '1', returnUrl: addressForAnyone(returnUrl) }}
            preload={false}
            role="menuitem"
            tabIndex={-1}
            className={menuItemClass}
          >
            <ArrowLeftRight aria-hidden="true" />
            {words.switchCharacter}
          </Link>
        )}
        <Link to={paths.help} role="menuitem" tabIndex={-1} className={menuItemClass}>
          <CircleHelp aria-hidden="true" />
          Help
        </Link>
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          Sign Out
        </button>
      </Menu>
    </div>
  );
}
