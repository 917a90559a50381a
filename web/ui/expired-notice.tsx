import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { returnAddressAt } from '../lib/return-address.ts';
import { Notice } from './notice.tsx';

/** Login opens in a new tab, so nothing typed in the form is lost. */
export function ExpiredNotice() {
  const returnUrl = returnAddressAt(useLocation());
  return (
    <Notice tone="danger">
      <p className="font-semibold">Your session has ended.</p>
      <p>Log in in another tab, then come back and save. What you typed is still here.</p>
      <Link
        to={paths.login}
        search={{ returnUrl }}
        target="_blank"
        rel="noopener"
        className="font-semibold underline underline-offset-4"
      >
        Log In<span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </Notice>
  );
}
