import { lazy, Suspense, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, PencilLine } from 'lucide-react';
import type { OwnPublicProfile } from '@forecourt/contract/accounts/public-profile.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { words } from '../words.ts';
import { editWords } from './words.ts';

/** The form's code is only needed for editing, so it is fetched shortly before. */
const loadForm = async () => ({ default: (await import('./public-profile-form.tsx')).PublicProfileForm });
const PublicProfileForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

/** The member's public profile, with a form to change it. */
export function AboutYou({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(api.accounts.ownPublicProfile.query({}));
  const [isEditing, setEditing] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <section aria-label={editWords.title} className="grid gap-4">
      <SectionHeading
        title={editWords.title}
        text={editWords.lead}
        action={
          data &&
          !isEditing && (
            <Button
              ref={editButton}
              kind="plain"
              busy={isOpening}
              aria-label="Edit public profile"
              onPointerEnter={preloadForm}
              onFocus={preloadForm}
              onClick={() => startOpening(() => setEditing(true))}
            >
              <PencilLine size={17} aria-hidden="true" />
              {editWords.edit}
            </Button>
          )
        }
      />
      {!data && error && (
        <ErrorState level={2} title={editWords.loadFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-56 rounded-xl" />}
      {data && (
        <Panel>
          {isEditing ? (
            <Suspense>
              <PublicProfileForm userId={userId} profile={data.profile} onDone={close} />
            </Suspense>
          ) : (
            <ProfileFacts profile={data.profile} />
          )}
        </Panel>
      )}
    </section>
  );
}

const ProfileFacts = ({ profile }: { profile: OwnPublicProfile }) => (
  <div className="grid gap-5">
    {profile.bio ? (
      <div className="measure text-lg text-pretty">
        <LinkedText text={profile.bio} />
      </div>
    ) : (
      <p className="text-ink-3">{editWords.noBio}</p>
    )}
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 [&_dt]:mb-1 [&_dt]:text-sm [&_dt]:text-ink-3">
      <div>
        <dt>{editWords.website}</dt>
        <dd className="flex">{profile.website ? <WebsiteLink address={profile.website} /> : <NotProvided />}</dd>
      </div>
      <div>
        <dt>{editWords.years}</dt>
        <dd>{countOf(profile.experience_years, 'year')}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt>{editWords.specialties}</dt>
        <dd className="pt-0.5">
          {profile.specialties.length > 0 ? <Chips texts={profile.specialties} /> : <NotProvided />}
        </dd>
      </div>
    </dl>
    <p className="flex items-center gap-2 text-sm text-ink-2">
      {profile.hides_as_buyer ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
      {profile.hides_as_buyer ? editWords.isHidden : editWords.isNamed}
    </p>
  </div>
);

const NotProvided = () => <span className="text-ink-3">{words.notProvided}</span>;
