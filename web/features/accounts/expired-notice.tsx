import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { returnAddressAt } from './return-address.ts';
import { words } from './words.ts';

/** The login opens beside the form, so that nothing typed is lost. */
export function ExpiredNotice() {
  const returnUrl = returnAddressAt(useLocation());
  return (
    <Notice tone="danger">
      <p className="font-semibold">{words.sessionEnded}</p>
      <p>{words.sessionEndedText}</p>
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
