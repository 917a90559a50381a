import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { CloseAccount } from '../features/accounts/own/close-account.tsx';
import { DownloadData } from '../features/accounts/own/download-data.tsx';
import { Section } from '../features/accounts/own/section.tsx';
import { SignedInDevices } from '../features/accounts/own/signed-in-devices.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { words } from '../features/accounts/words.ts';
import { paths } from '../lib/paths.ts';

export function AccountPage() {
  const user = useMember();
  if (!user) return null;
  return (
    <div className="wrap grid max-w-[960px] gap-9 py-[clamp(28px,5vw,64px)]">
      <header className="grid gap-2">
        <Link
          to={paths.profile}
          className="-ml-1 flex w-fit items-center gap-1 rounded-s text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ChevronLeft size={17} aria-hidden="true" />
          {words.yourProfile}
        </Link>
        <h1 className="text-2xl">{words.account}</h1>
      </header>
      <Section
        title="Where you’re logged in"
        text="If you don’t recognise a device, sign it out. It takes effect right away, even on open pages."
      >
        <SignedInDevices />
      </Section>
      <Section
        title="Your data"
        text="Everything you’ve entered and everything we store about you, in one JSON file: profile, listings, messages you wrote, tickets, payments, favourites and reports."
      >
        <DownloadData />
      </Section>
      <Section
        title="Close your account"
        text="Removes you and your listings from the site. You’ll see what’s deleted and what’s kept before you confirm."
      >
        <CloseAccount user={user} />
      </Section>
    </div>
  );
}
