import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from './button-link.tsx';
import { Panel } from './panel.tsx';

interface IntroductionProps {
  title: string;
  lead: string;
  /** What follows the login, next to its button. */
  loginText: string;
  /** The page to return to after the login. */
  href: string;
  children: ReactNode;
}

/** What a members' page shows visitors: what it's for, and a login that returns to it. */
export const Introduction = ({ title, lead, loginText, href, children }: IntroductionProps) => (
  <div className="wrap grid max-w-[1080px] grid-cols-1 gap-x-12 gap-y-8 py-[clamp(24px,4vw,56px)] lg:grid-cols-[minmax(0,1fr)_320px]">
    <header className="grid gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2 text-pretty">{lead}</p>
    </header>
    <Panel className="grid h-fit gap-3 lg:sticky lg:top-20 lg:row-span-2">
      <h2 className="text-lg">Please Log In</h2>
      <p className="text-ink-2 text-pretty">{loginText}</p>
      <ButtonLink to={paths.login} search={{ returnUrl: href }} wide className="mt-1">
        Log In
      </ButtonLink>
      <p className="text-sm text-ink-3 text-pretty">
        You log in with your game account. There’s no password to create.
      </p>
    </Panel>
    <div className="grid grid-cols-1 content-start gap-10">{children}</div>
  </div>
);
