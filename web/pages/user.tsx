import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import { VerifiedDealerBadge } from '../features/accounts/badges.tsx';
import { ProfileHeader } from '../features/accounts/profile-header.tsx';
import { ProfileSkeleton } from '../features/accounts/profile-skeleton.tsx';
import { words } from '../features/accounts/words.ts';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { StateScreen } from '../ui/state-screen.tsx';
import { Time } from '../ui/time.tsx';

export function UserPage() {
  const { userId } = useParams({ from: paths.user });
  const isId = /^[1-9]\d{0,14}$/.test(userId);
  const {
    data: user,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...api.accounts.user.query({ id: userId }), enabled: isId });
  useTitle(user?.name);

  if (user === null || !isId) return <UserNotFound />;
  if (error) {
    return (
      <ErrorState
        title="This profile did not load"
        text={sentenceOf(error, 'Something went wrong on our side. Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="wrap max-w-[960px] py-[clamp(28px,5vw,64px)]">
      {user ? (
        <ProfileHeader
          name={user.name}
          picture={user.avatar_url}
          badges={user.is_dealer && <VerifiedDealerBadge />}
          text={
            <>
              {user.company_name && <span className="font-semibold text-ink">{user.company_name} · </span>}
              {words.memberSince} <Time at={user.member_since} as="day" />
            </>
          }
        />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}

const UserNotFound = () => (
  <StateScreen
    icon={<UserRoundX size={26} aria-hidden="true" />}
    title={words.userNotFound}
    text="They may have left, or the address is mistyped."
    actions={<ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>}
  />
);
