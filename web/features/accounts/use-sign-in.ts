import { useEffect, useEffectEvent, useState } from 'react';
import type { Character, SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { authenticate, isSignInKept, openSignIn, resumeSignIn, type OpenSignIn } from './sign-in.ts';
import { words } from './words.ts';

/** The parameters the provider sent the browser back with. */
export interface ProviderAnswer {
  code: string | undefined;
  state: string | undefined;
  error: string | undefined;
}

/** Core document §4, login flow: loading, then a choice or a failure, then logged in. */
export type SignInStep =
  | { kind: 'loading' }
  | { kind: 'choosing'; characters: Character[]; chosen: Character | null; choose: (character: Character) => void }
  | { kind: 'setting_up' }
  | { kind: 'said_no' }
  | { kind: 'failed'; sentence: string }
  /** This character isn't allowed to log in, but another one may be. */
  | { kind: 'refused'; name: string; refusal: ApiError; chooseAnother: (() => void) | null };

export function useSignIn(answer: ProviderAnswer, onSignedIn: (user: SessionUser) => void): SignInStep {
  const [step, setStep] = useState<SignInStep>(() => firstStep(answer));
  const fail = (error: unknown) => setStep({ kind: 'failed', sentence: sentenceOf(error, 'Failed to authenticate') });

  function offer(open: OpenSignIn, chosen: Character | null = null) {
    const choose = (character: Character) => void signInAs(open, character);
    setStep({ kind: 'choosing', characters: open.characters, chosen, choose });
  }

  async function signInAs(open: OpenSignIn, character: Character) {
    const hasOthers = open.characters.length > 1;
    if (hasOthers) offer(open, character);
    else setStep({ kind: 'setting_up' });
    try {
      onSignedIn(await authenticate(open, character));
    } catch (error) {
      if (!isRefusal(error)) return fail(error);
      const chooseAnother = hasOthers ? () => offer(open) : null;
      setStep({ kind: 'refused', name: character.name, refusal: error, chooseAnother });
    }
  }

  const proceed = useEffectEvent((open: OpenSignIn) => {
    const [first, second] = open.characters;
    if (!first) return setStep({ kind: 'failed', sentence: words.noCharacters });
    if (second) return offer(open);
    void signInAs(open, first);
  });
  const showFailure = useEffectEvent(fail);

  const { code, state, error } = answer;
  useEffect(() => {
    if (error) return;
    const opening = code ? openSignIn(code, state) : resumeSignIn();
    if (!opening) return;
    let isMounted = true;
    opening.then(
      (open) => isMounted && proceed(open),
      (cause: unknown) => isMounted && showFailure(cause),
    );
    return () => {
      isMounted = false;
    };
  }, [code, state, error]);

  return step;
}

function firstStep({ code, error }: ProviderAnswer): SignInStep {
  if (error === 'access_denied') return { kind: 'said_no' };
  return !error && (code || isSignInKept()) ? { kind: 'loading' } : { kind: 'failed', sentence: words.noCode };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'account_suspended' || error.code === 'account_banned');
