import { lazy, Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { CharacterChoice } from '../features/accounts/character-choice.tsx';
import { peekReturnAddress, takeReturnAddress } from '../lib/return-address.ts';
import { setSessionUser, useSignedIn } from '../features/accounts/session.ts';
import { CharacterRefused } from '../features/accounts/character-refused.tsx';
import { SignInFailed, SignInRefused } from '../features/accounts/sign-in-ended.tsx';
import { useSignIn } from '../features/accounts/use-sign-in.ts';
import { WaitingScreen } from '../features/accounts/waiting-screen.tsx';
import { words } from '../features/accounts/words.ts';
import { useFocusOnChange } from '../lib/focus-heading.ts';
import { paths } from '../lib/paths.ts';
import { textOf } from '../lib/search-text.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Only a few logins are refused. */
const RefusedDecision = lazy(async () => ({
  default: (await import('../features/appeals/at-sign-in/refused-decision.tsx')).RefusedDecision,
}));

export function AuthCallbackPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSignedIn();
  const search: Record<string, unknown> = useLocation({ select: (location) => location.search });
  const [answer] = useState({ code: textOf(search.code), state: textOf(search.state), error: textOf(search.error) });

  // A used code shouldn't stay in the address bar, the history or a copied link.
  useEffect(() => void navigate({ to: paths.authCallback, replace: true }), [navigate]);

  async function onSignedIn(signedIn: SessionUser) {
    const address = takeReturnAddress();
    await setSessionUser(client, signedIn);
    // Pages that need the phone and routing number ask for them.
    await navigate({ href: address, replace: true });
  }

  const step = useSignIn(answer, (signedIn) => void onSignedIn(signedIn));
  useTitle(words.signingIn);
  useFocusOnChange(step.kind === 'setting_up' ? 'loading' : step.kind);
  switch (step.kind) {
    case 'loading':
    case 'setting_up':
      return (
        <div data-signing-in>
          <WaitingScreen
            title={words.signingIn}
            text={step.kind === 'loading' ? words.checkingCharacters : words.settingUp}
          />
        </div>
      );
    case 'choosing':
      return (
        <div data-signing-in className="wrap">
          <CharacterChoice characters={step.characters} chosen={step.chosen} onChoose={step.choose} />
        </div>
      );
    case 'said_no':
      return <SignInRefused returnUrl={peekReturnAddress()} stillAs={user?.name} />;
    case 'refused':
      return (
        <CharacterRefused
          name={step.name}
          refusal={step.refusal}
          chooseAnother={step.chooseAnother}
          renderDecision={(token, otherwise) => (
            <Suspense fallback={otherwise}>
              <RefusedDecision
                token={token}
                fallback={otherwise}
                signInAgain={
                  <ButtonLink to={paths.login} search={{ returnUrl: peekReturnAddress() }} preload={false}>
                    Log in again
                  </ButtonLink>
                }
              />
            </Suspense>
          )}
        />
      );
    case 'failed':
      return <SignInFailed sentence={step.sentence} returnUrl={peekReturnAddress()} />;
  }
}
