import { lazy, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { ChangePicture } from '../features/accounts/change-picture.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { ContactDetails } from '../features/accounts/contact-details.tsx';
import { DealerBadge, StaffBadge } from '../features/accounts/badges.tsx';
import { ProfileHeader } from '../ui/profile-header.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { words } from '../features/accounts/words.ts';
import { NoticeChoices } from '../features/notices/notice-choices.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';

/** Only who edits needs the form's code; it is fetched as soon as they are about to. */
const loadForm = async () => ({ default: (await import('../features/accounts/profile-form.tsx')).ProfileForm });
const ProfileForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

export function ProfilePage() {
  const user = useMember();
  const [editing, setEditing] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const editButton = useRef<HTMLButtonElement>(null);
  if (!user) return null;

  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  return (
    <div className="wrap grid max-w-[960px] gap-8 py-[clamp(28px,5vw,64px)]">
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
            {/* Nothing beside the form leads away from it. */}
            {!editing && (
              <>
                <ButtonLink to={paths.user} params={{ userId: String(user.id) }} kind="plain">
                  View public profile
                </ButtonLink>
                <Button
                  ref={editButton}
                  busy={isOpening}
                  onPointerEnter={preloadForm}
                  onFocus={preloadForm}
                  onClick={() => startOpening(() => setEditing(true))}
                >
                  {words.editProfile}
                </Button>
              </>
            )}
          </div>
        }
      />
      {editing ? (
        <Panel className="max-w-[560px]">
          <h2 className="mb-5 text-lg">{words.editProfile}</h2>
          <ProfileForm user={user} onDone={close} />
        </Panel>
      ) : (
        <ContactDetails user={user} />
      )}
      <p className="measure text-sm text-ink-3">
        Your name comes from your character. Your routing number is used for payments only and never shown to other
        members.
      </p>
      {!editing && (
        <Link
          to={paths.account}
          className="flex items-center gap-4 rounded-l border border-line bg-surface px-5 py-4 hover:border-edge"
        >
          <ShieldCheck size={22} className="shrink-0 text-ink-3" aria-hidden="true" />
          <span className="grid min-w-0 grow gap-0.5">
            <span className="font-semibold">{words.account}</span>
            <span className="text-sm text-ink-2">Where you are signed in, your data, closing your account</span>
          </span>
          <ChevronRight size={19} className="shrink-0 text-ink-3" aria-hidden="true" />
        </Link>
      )}
      <NoticeChoices />
    </div>
  );
}
