import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import {
  ArrowLeftRight,
  ChartLine,
  CircleHelp,
  LogOut,
  Moon,
  Megaphone,
  Search,
  Store,
  Sun,
  Tag as TagIcon,
} from 'lucide-react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { addressForAnyone } from '../../features/accounts/page-at.ts';
import { words } from '../../features/accounts/words.ts';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { paths } from '../../lib/paths.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { menuItemClass } from '../../ui/menu-item-styles.ts';
import { accountLinks, completeProfileLink, promptLook, type AccountLink } from './account-links.tsx';
import { Greeting } from './greeting.tsx';

export interface MobileSheetProps {
  user: StoredUser | null;
  href: string;
  open: boolean;
  onClose: () => void;
}

const places: (AccountLink & { look: string })[] = [
  { to: paths.browse, title: 'Browse Cars', Icon: Search, look: '' },
  { to: paths.sell, title: 'Sell Car', Icon: TagIcon, look: '' },
  { to: paths.market, title: 'Prices', Icon: ChartLine, look: '' },
  { to: paths.wanted, title: 'Wanted', Icon: Megaphone, look: '' },
  { to: paths.dealers, title: 'Dealers', Icon: Store, look: '' },
];

const help: (typeof places)[number] = { to: paths.help, title: 'Help', Icon: CircleHelp, look: '' };

/** The sheet behind the menu button on narrow screens. */
export function MobileSheet({ user, href, open, onClose }: MobileSheetProps) {
  const signOut = useSignOut();

  const own = user ? accountLinks(user).map((link) => ({ ...link, look: '' })) : [];
  return (
    <Dialog open={open} onClose={onClose} title="Menu" shape="sheet">
      <div className="grid gap-4">
        {user && (
          <div className="flex items-center gap-3 border-b border-line px-3 pb-4">
            <Avatar name={user.name} picture={user.avatar_url} />
            <Greeting user={user} />
          </div>
        )}
        <nav aria-label="Menu" className="grid gap-0.5">
          {user && !user.profile_complete && (
            <Link
              to={completeProfileLink.to}
              search={{ returnUrl: href }}
              onClick={onClose}
              className={clsx(menuItemClass, 'py-3', promptLook)}
            >
              <completeProfileLink.Icon aria-hidden="true" />
              {completeProfileLink.title}
            </Link>
          )}
          {[...places, ...own, help].map(({ to, search, title, Icon, mark, look }) => (
            <Link
              key={to}
              to={to}
              {...(search && { search })}
              onClick={onClose}
              className={clsx(menuItemClass, 'py-3', look)}
            >
              <Icon aria-hidden="true" />
              {title}
              {mark}
            </Link>
          ))}
          {user && (
            <>
              <hr className="mx-2 my-1 border-line" />
              <ThemeEntry />
              {user.may_switch_character && (
                <Link
                  to={paths.login}
                  search={{ switch: '1', returnUrl: addressForAnyone(href) }}
                  preload={false}
                  onClick={onClose}
                  className={clsx(menuItemClass, 'py-3')}
                >
                  <ArrowLeftRight aria-hidden="true" />
                  {words.switchCharacter}
                </Link>
              )}
              <button type="button" className={clsx(menuItemClass, 'py-3')} onClick={() => (onClose(), void signOut())}>
                <LogOut aria-hidden="true" />
                Sign Out
              </button>
            </>
          )}
        </nav>
        {!user && (
          <ButtonLink to={paths.login} search={{ returnUrl: href }} onClick={onClose} size="large" wide>
            Login
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}

/** Applies right away. The menu stays open so that the change is visible. */
function ThemeEntry() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className={clsx(menuItemClass, 'py-3')} onClick={() => chooseTheme(other)}>
      {other === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {other === 'dark' ? 'Dark mode' : 'Light mode'}
    </button>
  );
}
