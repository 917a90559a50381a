import { Link } from '@tanstack/react-router';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../words.ts';

/** Why it is not listed yet, with the way to where that can be changed. */
export function SubmitFailure({ error, address }: { error: unknown; address: string }) {
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <Notice tone="danger">
      <p>{sentenceOf(error, words.submitFailed)}</p>
      {code === 'no_place_left' && (
        <Link to={paths.myListings} className={link}>
          My Listings
        </Link>
      )}
      {code === 'profile_incomplete' && (
        <Link to={paths.completeProfile} search={{ returnUrl: address }} className={link}>
          Complete your profile
        </Link>
      )}
    </Notice>
  );
}

const link = 'font-semibold underline underline-offset-4';
