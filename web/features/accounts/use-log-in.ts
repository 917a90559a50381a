import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { forgetResuming } from '../../lib/resume-after-login.ts';
import { returnAddressAt } from '../../lib/return-address.ts';

/** Asks a visitor to log in; they come back to where they are now. */
export function useLogIn(): () => void {
  const router = useRouter();
  useEffect(() => forgetResuming(router.state.location.href), [router]);
  return () => {
    const returnUrl = returnAddressAt(router.state.location);
    void router.navigate({ to: paths.login, search: { returnUrl } });
  };
}
