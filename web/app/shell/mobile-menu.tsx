import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { onMedia, wideScreen } from '../../lib/media.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-list.ts';
import type { MobileSheetProps } from './mobile-sheet.tsx';

interface MobileMenuProps {
  user: StoredUser | null;
  href: string;
  load?: () => Promise<ComponentType<MobileSheetProps>>;
}

const loadSheet = async () => (await import('./mobile-sheet.tsx')).MobileSheet;

/** Menu button on narrow screens. Its sheet loads on demand, and a failed load can be retried. */
export function MobileMenu({ user, href, load = loadSheet }: MobileMenuProps) {
  const [Sheet, setSheet] = useState<ComponentType<MobileSheetProps>>();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [lastPathname, setLastPathname] = useState(pathname);
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    setOpen(false);
  }

  // After rotating or widening, the full bar is shown, which has no button to close the sheet.
  useEffect(() => (open ? onMedia(wideScreen, () => setOpen(false)) : undefined), [open]);

  async function onClick() {
    setOpen(true);
    if (Sheet) return;
    try {
      const loaded = await load();
      setSheet(() => loaded);
    } catch {
      setOpen(false);
      showToast({ title: 'We couldn’t load the menu', text: 'Check your connection and try again.', tone: 'danger' });
    }
  }

  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => void onClick()}
        className="md:hidden"
      >
        <MenuIcon size={22} aria-hidden="true" />
      </IconButton>
      {Sheet && <Sheet user={user} href={href} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
