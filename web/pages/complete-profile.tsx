import { useSearch } from '@tanstack/react-router';
import { CompleteProfileForm } from '../features/accounts/complete-profile-form.tsx';
import { addressWithoutNumbers, taskAt } from '../features/accounts/profile-task.ts';
import { safeReturnAddress } from '../lib/return-address.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { words } from '../features/accounts/words.ts';
import { paths } from '../lib/paths.ts';
import { parseSearch } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function CompleteProfilePage() {
  const { returnUrl } = useSearch({ from: paths.completeProfile });
  const user = useMember();
  if (!user) return null;
  const address = safeReturnAddress(returnUrl);
  if (user.profile_complete) return <Redirect address={address} />;
  const { why, next } = words.whyComplete[taskAt(address)];
  return (
    <div className="wrap max-w-[520px] py-[clamp(32px,6vw,72px)]">
      <h1 className="text-2xl">{words.completeYourProfile}</h1>
      <p className="mt-3 mb-7 text-lg text-ink-2 text-pretty">{why}</p>
      <Panel>
        <CompleteProfileForm user={user} />
      </Panel>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="text-sm text-ink-2 text-pretty">{next}</p>
        <NotNow address={addressWithoutNumbers(address)} />
      </div>
    </div>
  );
}

function NotNow({ address }: { address: string }) {
  const { pathname, search } = new URL(address, location.origin);
  return (
    // The address is one of this site's (safeReturnAddress), but not known at compile time.
    <ButtonLink to={pathname as '/'} search={parseSearch(search) as never} kind="quiet" size="small">
      Not now
    </ButtonLink>
  );
}
