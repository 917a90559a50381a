import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AwardGrant } from '@forecourt/contract/awards/awards.ts';
import * as api from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { AwardIcon } from '../../../shared/awards/award-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { words } from '../words.ts';
import type { CatalogueAward } from './catalogue.ts';

const forms = () => import('./grant-forms.tsx');
const GrantForm = lazy(async () => ({ default: (await forms()).GrantForm }));
const RevokeForm = lazy(async () => ({ default: (await forms()).RevokeForm }));

interface ChosenPersonProps {
  person: { id: number; name: string; avatar_url: string | null };
  catalogue: readonly CatalogueAward[];
  onOther: () => void;
  /** Shown above the awards. */
  children: ReactNode;
}

/** A user's awards, with buttons to grant and revoke. */
export function ChosenPerson({ person, catalogue, onOther, children }: ChosenPersonProps) {
  const { data, error, refetch } = useQuery(api.awards.ofUser.query({ user_id: person.id }));
  const [doing, setDoing] = useState<'grant' | AwardGrant | null>(null);
  const grants = data?.awards ?? [];
  const free = catalogue.filter(
    ({ id, is_by_rule, is_retired }) => !is_by_rule && !is_retired && grants.every(({ award }) => award.id !== id),
  );
  const isByRule = ({ award }: AwardGrant) => catalogue.find(({ id }) => id === award.id)?.is_by_rule ?? true;
  const close = () => setDoing(null);
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={person.name} picture={person.avatar_url} />
        <Link
          to={paths.user}
          params={{ userId: String(person.id) }}
          className="min-w-0 grow truncate font-semibold hover:underline"
        >
          {person.name}
        </Link>
        <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={onOther}>
          Select another user
        </Button>
      </div>
      {children}
      {error && !data && (
        <Notice tone="danger">
          <p>{sentenceOf(error, words.failed)}</p>
          <Button kind="link" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <>
          {grants.length === 0 && <p className="text-ink-2">No awards yet.</p>}
          <ul aria-label={`${possessive(person.name)} awards`} className="grid gap-3 empty:hidden">
            {grants.map((grant) => (
              <li key={grant.id} className="flex items-center gap-3">
                <AwardIcon icon={grant.award.icon} size={36} />
                <span className="grid min-w-0 grow">
                  <span className="font-medium">{grant.award.name}</span>
                  <span className="text-sm text-ink-3">
                    <Time at={grant.awarded_at} as="day" />
                    {isByRule(grant) && ' · automatic'}
                  </span>
                </span>
                {!isByRule(grant) && (
                  <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => setDoing(grant)}>
                    Revoke<span className="sr-only"> {grant.award.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button disabled={free.length === 0} onClick={() => setDoing('grant')}>
            Grant award
          </Button>
          {free.length === 0 && (
            <p className="text-sm text-ink-3">They already have every award that can be granted manually.</p>
          )}
        </>
      )}
      <Dialog isForm open={doing !== null} onClose={close} title={doing === 'grant' ? 'Grant award' : 'Revoke award'}>
        <Suspense>
          {doing === 'grant' && <GrantForm person={person} awards={free} onDone={close} />}
          {doing !== null && doing !== 'grant' && <RevokeForm person={person} grant={doing} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  );
}
