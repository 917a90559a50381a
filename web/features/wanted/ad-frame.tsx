import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { paths } from '../../lib/paths.ts';

/** An ad in a list. All of it leads to the ad's page, through the link of its title. */
export const AdFrame = ({ look, children }: { look: string; children: ReactNode }) => (
  <article
    className={clsx(
      'relative border border-line bg-surface outline-offset-2 transition-colors hover:border-edge',
      'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ink',
      look,
    )}
  >
    {children}
  </article>
);

export const AdTitle = ({ ad }: { ad: WantedAd }) => (
  <Link
    to={paths.wantedAd}
    params={{ id: String(ad.id) }}
    className="outline-none decoration-edge underline-offset-4 after:absolute after:inset-0 hover:underline"
  >
    {ad.title}
  </Link>
);
