import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { device } from '../../lib/storage.ts';
import { AccountFace, accountFaceLook } from './account-face.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The dropdown's code comes for signed-in people only; until then their name stands in its place, beside where the picture will be. */
export function AccountMenuPlace({ user }: { user: StoredUser }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepWidth(place.current), [user.name]);
  return (
    <div ref={place} className="max-md:hidden">
      <Suspense
        fallback={
          <div className={accountFaceLook}>
            <AccountFace user={user} avatar={<span className="size-[34px] shrink-0 rounded-full bg-sunken" />} />
          </div>
        }
      >
        <AccountMenu user={user} />
      </Suspense>
    </div>
  );
}

/** So much room waits for it on the next page that the server draws (index.html): nothing is pushed when it comes. */
function keepWidth(place: HTMLElement | null) {
  if (!place || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.ceil(entry?.contentRect.width ?? 0);
    // On a phone it stands in the menu.
    if (width > 0) device.write('forecourt.face', String(width));
  });
  observer.observe(place);
  return () => observer.disconnect();
}
