import { Link, useLocation } from '@tanstack/react-router';
import { returnAddressAt } from '../../lib/return-address.ts';
import { useSession } from '../../features/accounts/session.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AccountMenuPlace } from './account-menu-place.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface TopBarProps {
  /** Receives the element for the message and notification icons, whose code loads separately. */
  cornersPlace: (place: HTMLElement | null) => void;
}

export const TopBar = ({ cornersPlace }: TopBarProps) => (
  <header className="sticky top-0 z-20 border-b border-line bg-paper/86 backdrop-blur-[14px]">
    <div className="wrap flex h-16 items-center gap-2 md:gap-4">
      <Logo />
      {site.demo && (
        <span className="max-[359px]:hidden">
          <Tag tone="accent">Demo</Tag>
        </span>
      )}
      <nav aria-label="Main" className="hidden gap-4 whitespace-nowrap md:flex lg:ml-4 lg:gap-6">
        <Link to={paths.browse} className={placeLook}>
          Browse Cars
        </Link>
        <Link to={paths.market} className={`${placeLook} max-lg:hidden`}>
          Prices
        </Link>
        <Link to={paths.wanted} className={`${placeLook} max-lg:hidden`}>
          Wanted
        </Link>
        <Link to={paths.dealers} className={placeLook}>
          Dealers
        </Link>
      </nav>
      <PersonsEnd cornersPlace={cornersPlace} />
    </div>
  </header>
);

/** The end of the bar, which depends on the user. */
function PersonsEnd({ cornersPlace }: TopBarProps) {
  const session = useSession();
  const returnUrl = returnAddressAt(useLocation());
  return (
    <div className="ml-auto flex items-center gap-1 md:gap-3">
      {/* First of all, so that what comes there pushes nothing. */}
      {session.user && <div ref={cornersPlace} className="flex shrink-0 gap-1 empty:hidden md:gap-3" />}
      {/* On a phone the menu has it for them: their bar is full. */}
      <span className={session.user ? 'max-[459px]:hidden' : 'known:max-[459px]:hidden'}>{themeToggle}</span>
      {sellCar}
      {session.user && (
        <div className="max-md:hidden">
          <AccountMenuPlace user={session.user} />
        </div>
      )}
      {session.status === 'verifying' && !session.user && (
        // If a user is stored, as wide as their name was.
        <Skeleton className="h-9 w-[74px] max-md:known:hidden md:known:w-(--face,160px)" />
      )}
      {session.status !== 'verifying' && !session.user && (
        <ButtonLink to={paths.login} search={{ returnUrl }} size="small" className={loginLook}>
          Login
        </ButtonLink>
      )}
      <MobileMenu user={session.user} href={returnUrl} />
    </div>
  );
}

// The same for everyone, so it doesn't re-render when the session is known.
const themeToggle = <ThemeToggle />;
const sellCar = (
  <ButtonLink to={paths.sell} kind="plain" size="small" className="max-md:hidden">
    Sell Car
  </ButtonLink>
);

const placeLook = 'rounded-s font-medium text-ink-2 hover:text-ink aria-[current=page]:text-ink';

/** Hidden while a login is in progress, because that page says so. */
const loginLook = 'max-sm:px-3 group-has-[[data-signing-in]]/shell:hidden';
