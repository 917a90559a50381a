import { CloseAccount } from '../features/accounts/own/close-account.tsx';
import { DownloadData } from '../features/accounts/own/download-data.tsx';
import { Section } from '../features/accounts/own/section.tsx';
import { SignedInDevices } from '../features/accounts/own/signed-in-devices.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { useTitle } from '../lib/title.ts';

const title = 'Sessions and data';

export function ProfileSessionsPage() {
  const user = useMember();
  useTitle(title);
  if (!user) return null;
  return (
    <div className="grid grid-cols-1 gap-9">
      <h1 className="text-2xl">{title}</h1>
      <Section
        title="Where you’re logged in"
        text="If you don’t recognise a device, sign it out. It takes effect right away, even on open pages."
      >
        <SignedInDevices />
      </Section>
      <Section
        title="Your data"
        text="Everything you’ve entered and everything we store about you, in one JSON file: profile, listings, offers, meetings, messages you wrote, tickets, payments, favourites and reports."
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
