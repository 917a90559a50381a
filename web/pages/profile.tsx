import { AboutYou } from '../features/accounts/edit-public/about-you.tsx';
import { AtAGlance } from '../features/accounts/at-a-glance.tsx';
import { ChangePicture } from '../features/accounts/change-picture.tsx';
import { ContactSection } from '../features/accounts/contact-section.tsx';
import { DealerBadge, StaffBadge } from '../features/accounts/badges.tsx';
import { AccountNav } from '../features/accounts/account-nav.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { NoticeChoices } from '../features/notices/notice-choices.tsx';
import { MemberWebhook } from '../features/webhooks/own/own-webhook.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ProfileHeader } from '../shared/people/profile-header.tsx';

export function ProfilePage() {
  const user = useMember();
  if (!user) return null;
  return (
    <div className="wrap grid max-w-[960px] gap-10 py-[clamp(28px,5vw,64px)]">
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
            <ButtonLink to={paths.user} params={{ userId: String(user.id) }} kind="plain">
              View public profile
            </ButtonLink>
          }
        />
        <AtAGlance userId={user.id} />
      </div>
      <AboutYou userId={user.id} />
      <ContactSection user={user} />
      <AccountNav />
      <NoticeChoices />
      <MemberWebhook />
    </div>
  );
}
