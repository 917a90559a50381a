import type { ReactNode } from 'react';
import clsx from 'clsx';
import { roundings } from '../../ui/avatar-styles.ts';
import { Avatar, hueOf } from '../../ui/avatar.tsx';

interface ProfileHeaderProps {
  name: string;
  picture: string | null;
  /** A dealer's logo has square corners. */
  kind?: keyof typeof roundings;
  /** Replaces the plain colour in the background. */
  cover?: ReactNode;
  /** Overlaps the corner of the picture. */
  pictureAction?: ReactNode;
  /** Role or dealer, at a glance. */
  badges?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Full-width area at the bottom for the self-description. */
  children?: ReactNode;
}

/** Header of a member's or company's page: colour, picture and name. Stays one row however long the name is. */
export const ProfileHeader = (props: ProfileHeaderProps) => {
  const { name, picture, kind = 'person', cover, pictureAction, badges, text, actions, children } = props;
  return (
    <header className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className={clsx(cover ? 'h-28 sm:h-44' : 'h-16 sm:h-24')} style={{ background: band(hueOf(name)) }}>
        {cover}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 px-[clamp(16px,3vw,32px)] pb-[clamp(18px,3vw,28px)] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className={clsx('relative -mt-7 h-fit bg-surface p-1 sm:row-span-2 sm:-mt-9', roundings[kind])}>
          <Avatar name={name} picture={picture} size="large" kind={kind} />
          {pictureAction && (
            <div className="absolute -right-1.5 -bottom-1.5 sm:-right-0.5 sm:-bottom-0.5">{pictureAction}</div>
          )}
        </div>
        <h1 className="pt-3 text-xl sm:pt-4 sm:text-2xl">{name}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 self-start text-ink-2 empty:hidden max-sm:col-span-full sm:col-start-2">
          {badges}
          {text && <p>{text}</p>}
        </div>
        {actions && (
          <div className="pt-2 max-lg:col-span-full lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:pt-4">{actions}</div>
        )}
        {children && <div className="col-span-full grid gap-4 empty:hidden sm:mt-2">{children}</div>}
      </div>
    </header>
  );
};

/** A hint of the name's colour, fading into the card. */
const band = (hue: number) =>
  `linear-gradient(100deg, light-dark(oklch(0.925 0.022 ${hue}), oklch(0.31 0.036 ${hue})), light-dark(oklch(0.97 0.006 ${hue}), oklch(0.235 0.012 ${hue})))`;
