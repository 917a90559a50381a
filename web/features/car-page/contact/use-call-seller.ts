import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useResumeAfterLogin } from '../../../lib/resume-after-login.ts';

interface Viewer {
  isSignedIn: boolean;
  onLogIn: () => void;
}

/**
 * The seller's number, for logged-in members who ask for it. Fetched once and shown wherever the page offers to call.
 */
export function useCallSeller(id: number, { isSignedIn, onLogIn }: Viewer) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.cars.callSeller({ id }),
    onError: (cause) => {
      if (isSignInMissing(cause)) logIn();
    },
  });
  const rememberForLogin = useResumeAfterLogin('call', isSignedIn, mutate);
  function logIn() {
    rememberForLogin();
    onLogIn();
  }
  return {
    isSignedIn,
    number: isSignedIn && data ? { name: data.name, phone: data.phone_number } : null,
    problem:
      error && !isSignInMissing(error) ? sentenceOf(error, 'We couldn’t load the number. Please try again.') : null,
    isAsking: isPending,
    call: () => (isSignedIn ? mutate() : logIn()),
  };
}

export type CallSeller = ReturnType<typeof useCallSeller>;

const isSignInMissing = (cause: unknown) => cause instanceof ApiError && cause.code === 'sign_in_required';
