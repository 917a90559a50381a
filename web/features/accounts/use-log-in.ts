import { useLayoutEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { forgetResuming, resumeAt } from '../../lib/resume-after-login.ts';
import { returnAddressAt } from '../../lib/return-address.ts';
import { isSignedIn } from './session.ts';

/** Asks a visitor to log in, then returns to the current page. */
export function useLogIn(): () => void {
  const router = useRouter();
  const client = useQueryClient();
  // Before anything can be selected on the page, or it would be forgotten. React may run other effects later.
  useLayoutEffect(() => forgetResuming(router.state.location.href), [router]);
  async function logIn() {
    // A member on a slow connection can press a button before the page knows who they are.
    if (await isSignedIn(client)) return resumeAt(router.state.location.href);
    const returnUrl = returnAddressAt(router.state.location);
    await router.navigate({ to: paths.login, search: { returnUrl } });
  }
  return () => void logIn();
}
