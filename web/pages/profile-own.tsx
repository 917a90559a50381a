import { useLocation } from '@tanstack/react-router';
import { AboutYou } from '../features/accounts/edit-public/about-you.tsx';
import { AtAGlance } from '../features/accounts/at-a-glance.tsx';
import { ChangePicture } from '../features/accounts/change-picture.tsx';
import { ContactSection } from '../features/accounts/contact-section.tsx';
import { DealerBadge, StaffBadge } from '../features/accounts/badges.tsx';
import { AccountNav } from '../features/accounts/account-nav.tsx';
import { SwitchCharacter } from '../features/accounts/switch-character.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ProfileHeader } from '../shared/people/profile-header.tsx';
import { Redirect } from '../ui/redirect.tsx';

/** Sections that used to be on this page. Earlier notifications still link to them. */
const moved: Record<string, string> = { webhook: '/profile/webhooks', notifications: '/profile/notifications' };

export function OwnProfilePage() {
  const user = useMember();
  const { hash } = useLocation();
  useTitle('Your profile');
  if (!user) return null;
  if (moved[hash]) return <Redirect address={moved[hash]} />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid gap-4">
        <ProfileHeader
          name={user.name}
          picture={user.avatar_url}
          pictureAction={<ChangePicture user={user} />}
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
              {user.may_switch_character && <SwitchCharacter />}
            </div>
          }
        />
        <AtAGlance userId={user.id} />
      </div>
      <AboutYou userId={user.id} />
      <ContactSection user={user} />
      <AccountNav />
    </div>
  );
}
