import { Lock } from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateScreen } from '../ui/state-screen.tsx';
import { useTitle } from '../lib/title.ts';

interface OutsideRoleProps {
  /** The tab's title. */
  title: string;
  /** The first tab this user can open. */
  back: { path: Exclude<LinkProps['to'], undefined>; title: string };
}

/** For a portal's tab that needs another role. Those who can't open the portal at all get "not found". */
export function OutsideRole({ title, back }: OutsideRoleProps) {
  useTitle('Not included in your role');
  return (
    <StateScreen
      icon={<Lock size={26} aria-hidden="true" />}
      title={`Your role doesn’t include ${title}`}
      text="If you need this page for your work, ask an admin."
      actions={<ButtonLink to={back.path}>Back to {back.title}</ButtonLink>}
    />
  );
}
