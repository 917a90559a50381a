import { useEffect } from 'react';
import { useSearch } from '@tanstack/react-router';
import { keepReturnAddress, safeReturnAddress } from '../lib/return-address.ts';
import { useSession } from '../features/accounts/session.ts';
import { useStartSignIn } from '../features/accounts/use-start-sign-in.ts';
import { LockedOut } from '../features/accounts/sign-in-ended.tsx';
import { WaitingScreen } from '../features/accounts/waiting-screen.tsx';
import { words } from '../features/accounts/words.ts';
import { useFocusOnChange } from '../lib/focus-heading.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function LoginPage() {
  const { returnUrl, switch: switches } = useSearch({ from: paths.login });
  const address = safeReturnAddress(returnUrl);
  const { status } = useSession();
  const isThere = status === 'signed_in' && !switches;
  const start = useStartSignIn(status !== 'verifying' && !isThere);
  useEffect(() => keepReturnAddress(address), [address]);
  useFocusOnChange(start.error ? 'failed' : 'waiting');

  if (isThere) return <Redirect address={address} />;
  if (!start.error)
    return (
      <div data-signing-in>
        <WaitingScreen title={words.redirecting} text="Use your game account to log in. One moment." />
      </div>
    );
  return (
    <ErrorState
      title={words.couldNotStart}
      text={
        <>
          <p>{sentenceOf(start.error)}</p>
          <LockedOut />
        </>
      }
      onRetry={start.retry}
      actions={
        <ButtonLink to={paths.home} kind="plain">
          {words.returnHome}
        </ButtonLink>
      }
    />
  );
}
