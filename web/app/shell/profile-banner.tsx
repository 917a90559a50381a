import { useState } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { TriangleAlert, X } from 'lucide-react';
import { returnAddressAt } from '../../lib/return-address.ts';
import { words } from '../../features/accounts/words.ts';
import { paths } from '../../lib/paths.ts';
import { tab } from '../../lib/storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const key = 'forecourt.profile-banner';

/** Asks the user to complete their profile, until dismissed for this visit. */
export function ProfileBanner({ userId }: { userId: number }) {
  const id = String(userId);
  const here = useLocation();
  const [dismissedBy, setDismissedBy] = useState(() => tab.read(key));
  if (dismissedBy === id || here.pathname === paths.completeProfile) return null;

  function dismiss() {
    tab.write(key, id);
    setDismissedBy(id);
  }

  return (
    <aside aria-label={words.completeYourProfile} className="border-b border-line bg-warn-soft">
      <div className="wrap flex items-center gap-3 py-1.5">
        <TriangleAlert size={18} className="shrink-0 text-warn" aria-hidden="true" />
        <p className="grow text-sm">
          <Link
            to={paths.completeProfile}
            search={{ returnUrl: returnAddressAt(here) }}
            className="font-semibold underline underline-offset-4"
          >
            {words.completeYourProfile}
          </Link>{' '}
          with your phone and routing number to sell cars and make payments.
        </p>
        <IconButton label="Dismiss" onClick={dismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
