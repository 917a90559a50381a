import { useEffect, useEffectEvent, useState } from 'react';
import type { Character, SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { authenticate, openSignIn, type OpenSignIn } from './sign-in.ts';
import { words } from './words.ts';

/** What the provider sent the browser back with. */
export interface ProviderAnswer {
  code: string | undefined;
  state: string | undefined;
  error: string | undefined;
}

/** Core document §4, sign-in flow: loading, then a choice or a failure, then signed in. */
export type SignInStep =
  | { kind: 'loading' }
  | { kind: 'choosing'; characters: Character[]; choose: (character: Character) => void }
  | { kind: 'setting_up' }
  | { kind: 'said_no' }
  | { kind: 'failed'; sentence: string };

export function useSignIn(answer: ProviderAnswer, onSignedIn: (user: SessionUser) => void): SignInStep {
  const [step, setStep] = useState<SignInStep>(() => firstStep(answer));
  const fail = (error: unknown) => setStep({ kind: 'failed', sentence: sentenceOf(error, 'Failed to authenticate') });

  const signInAs = async (open: OpenSignIn, character: Character) => {
    setStep({ kind: 'setting_up' });
    await authenticate(open, character).then(onSignedIn, fail);
  };

  const goOn = useEffectEvent((open: OpenSignIn) => {
    const [first, second] = open.characters;
    if (!first) return setStep({ kind: 'failed', sentence: words.noCharacters });
    if (!second) return void signInAs(open, first);
    const choose = (character: Character) => void signInAs(open, character);
    setStep({ kind: 'choosing', characters: open.characters, choose });
  });
  const giveUp = useEffectEvent(fail);

  const { code, state, error } = answer;
  useEffect(() => {
    if (error || !code) return;
    let here = true;
    openSignIn(code, state).then(
      (open) => here && goOn(open),
      (cause: unknown) => here && giveUp(cause),
    );
    return () => {
      here = false;
    };
  }, [code, state, error]);

  return step;
}

function firstStep({ code, error }: ProviderAnswer): SignInStep {
  if (error === 'access_denied') return { kind: 'said_no' };
  return code && !error ? { kind: 'loading' } : { kind: 'failed', sentence: words.noCode };
}
