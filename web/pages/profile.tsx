import { useState } from 'react';
import { ContactDetails } from '../features/accounts/contact-details.tsx';
import { DealerBadge, StaffBadge } from '../features/accounts/badges.tsx';
import { ProfileForm } from '../features/accounts/profile-form.tsx';
import { ProfileHeader } from '../features/accounts/profile-header.tsx';
import { useSession } from '../features/accounts/session.ts';
import { words } from '../features/accounts/words.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';

export function ProfilePage() {
  const session = useSession();
  const [editing, setEditing] = useState(false);
  if (session.status !== 'signed_in') return null;
  const { user } = session;
  return (
    <div className="wrap grid max-w-[960px] gap-8 py-[clamp(28px,5vw,64px)]">
      <ProfileHeader
        name={user.name}
        picture={user.avatar_url}
        badges={
          <>
            {user.staff_role && <StaffBadge role={user.staff_role} />}
            {user.is_dealer && <DealerBadge />}
          </>
        }
        text={user.company_name}
        actions={
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={paths.user} params={{ userId: String(user.id) }} kind="plain">
              View public profile
            </ButtonLink>
            {!editing && <Button onClick={() => setEditing(true)}>{words.editProfile}</Button>}
          </div>
        }
      />
      {editing ? (
        <Panel className="max-w-[560px]">
          <h2 className="mb-5 text-lg">{words.editProfile}</h2>
          <ProfileForm user={user} onDone={() => setEditing(false)} />
        </Panel>
      ) : (
        <ContactDetails user={user} />
      )}
      <p className="measure text-sm text-ink-3">
        Your name comes from your character. Your routing number is used for payments only and never shown to other
        members.
      </p>
    </div>
  );
}
