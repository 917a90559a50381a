import { useSearch } from '@tanstack/react-router';
import { CompleteProfileForm } from '../features/accounts/complete-profile-form.tsx';
import { safeReturnAddress } from '../lib/return-address.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { words } from '../features/accounts/words.ts';
import { paths } from '../lib/paths.ts';
import { Panel } from '../ui/panel.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function CompleteProfilePage() {
  const { returnUrl } = useSearch({ from: paths.completeProfile });
  const user = useMember();
  if (!user) return null;
  if (user.profile_complete) return <Redirect address={safeReturnAddress(returnUrl)} />;
  return (
    <div className="wrap max-w-[520px] py-[clamp(32px,6vw,72px)]">
      <h1 className="text-2xl">{words.completeYourProfile}</h1>
      <p className="mt-3 mb-7 text-lg text-ink-2 text-pretty">
        Add two numbers from the game world to sell cars and pay for listings. Your routing number is never shown to
        other members.
      </p>
      <Panel>
        <CompleteProfileForm user={user} />
      </Panel>
    </div>
  );
}
