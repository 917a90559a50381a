import { BadgeCheck, Flag, Handshake, KeyRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

interface SafetyProps {
  isDealer: boolean;
  /** Opens the report dialog. Missing if the reader is the seller. */
  report: ReactNode;
}

export const Safety = ({ isDealer, report }: SafetyProps) => (
  <Section title="Safety & Trust">
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Point Icon={BadgeCheck} title={isDealer ? 'A verified dealer' : 'An in-game character'}>
        {isDealer
          ? 'Our staff have approved this company. Everyone on its team can read your messages.'
          : 'Everyone logs in with a game account, so no one can list under a false name.'}
      </Point>
      <Point Icon={KeyRound} title="See it before you pay">
        Meet in a public place, inspect the car and test-drive it before you pay.
      </Point>
      <Point Icon={Handshake} title="Pay when the keys change hands">
        The price shown is the full price. Never pay a deposit to someone you haven’t met.
      </Point>
      {report && (
        <Point Icon={Flag} title="Something wrong?">
          Tell our staff. The seller won’t know it was you.
          <span className="mt-2 block">{report}</span>
        </Point>
      )}
    </ul>
  </Section>
);

const Point = ({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) => (
  <li className="flex gap-3.5">
    <Icon size={22} className="mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
    <div className="grid content-start gap-0.5">
      <p className="font-semibold">{title}</p>
      <div className="text-ink-2">{children}</div>
    </div>
  </li>
);
