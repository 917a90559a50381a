import { lazy, Suspense, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const loadSheet = async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet });
const MobileSheet = lazy(loadSheet);

interface MobileMenuProps {
  user: StoredUser | null;
  href: string;
}

export function MobileMenu({ user, href }: MobileMenuProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const { pathname } = useLocation();
  const [lastPathname, setLastPathname] = useState(pathname);
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    if (state === 'open') setState('closed');
  }
  return (
    <div className="md:hidden">
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerDown={() => void loadSheet()}
        onClick={() => setState('open')}
      >
        <MenuIcon size={22} aria-hidden="true" />
      </IconButton>
      {state !== 'unused' && (
        <Suspense>
          <MobileSheet user={user} href={href} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}
