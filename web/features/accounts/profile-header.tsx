import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';

interface ProfileHeaderProps {
  name: string;
  picture: string | null;
  /** Who they are at a glance: role, dealer. */
  badges?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}

export const ProfileHeader = ({ name, picture, badges, text, actions }: ProfileHeaderProps) => (
  <header className="flex flex-wrap items-center gap-x-7 gap-y-5">
    <Avatar name={name} picture={picture} size="large" />
    <div className="grid min-w-0 grow gap-2">
      <h1 className="text-2xl">{name}</h1>
      {badges && <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>}
      {text && <p className="text-ink-2">{text}</p>}
    </div>
    {actions}
  </header>
);
