import { BadgeCheck, Flag, Handshake, KeyRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

interface SafetyProps {
  isDealer: boolean;
  /** Opens the report of this listing; nobody reports their own. */
  report: ReactNode;
}

export const Safety = ({ isDealer, report }: SafetyProps) => (
  <Section title="Safety & Trust">
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Point Icon={BadgeCheck} title={isDealer ? 'A verified dealer' : 'A character of the game'}>
        {isDealer
          ? 'A company known to our staff. Its whole team reads what you write to it.'
          : 'Everybody here signed in with their game account; nobody can list under another name.'}
      </Point>
      <Point Icon={KeyRound} title="See it before you pay">
        Meet in a public place, look the car over and drive it before any money moves.
      </Point>
      <Point Icon={Handshake} title="Pay when the keys change hands">
        The price shown is the whole price. No deposit to somebody you have not met.
      </Point>
      {report && (
        <Point Icon={Flag} title="Something is not right?">
          Tell our staff. The seller is not told who it was.
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
