import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MessageCircle, UserRoundX } from 'lucide-react';
import { VerifiedDealerBadge } from '../features/accounts/badges.tsx';
import { ProfileHeader } from '../features/accounts/profile-header.tsx';
import { useSession } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { words } from '../features/accounts/words.ts';
import { CarsOfSeller } from '../features/cars/detail/cars-of-seller.tsx';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { useSendMessage } from '../features/messaging/use-send-message.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateScreen } from '../ui/state-screen.tsx';
import { Time } from '../ui/time.tsx';

export function UserPage() {
  const { userId } = useParams({ from: paths.user });
  const isId = /^[1-9]\d{0,14}$/.test(userId);
  const { data: user, error, refetch } = useQuery({ ...api.accounts.user.query({ id: userId }), enabled: isId });
  const { user: viewer } = useSession();
  const onLogIn = useLogIn();
  const messaging = useSendMessage(user && user.id !== viewer?.id ? { participants: [user.id] } : undefined, {
    isSignedIn: viewer !== null,
    onLogIn,
  });
  const isMissing = user === null || !isId;
  useTitle(isMissing ? words.userNotFound : user?.name);

  if (isMissing) return <UserNotFound />;
  if (error) {
    return (
      <ErrorState
        title="This profile did not load"
        text={sentenceOf(error, 'Something went wrong on our side. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!user) return <PageSkeleton />;
  if (user.is_closed) return <AccountClosed name={user.name} />;
  return (
    <div className="wrap grid max-w-[1080px] grid-cols-1 gap-[clamp(24px,3.4vw,44px)] py-[clamp(20px,4vw,56px)]">
      <ProfileHeader
        name={user.name}
        picture={user.avatar_url}
        badges={
          <>
            {user.is_dealer && user.is_trading && <VerifiedDealerBadge />}
            {user.company_name && (
              <span className="flex min-w-0 items-center gap-2 font-semibold wrap-anywhere text-ink">
                <Avatar name={user.company_name} picture={user.logo_url} size="tiny" kind="dealer" />
                {user.company_name}
              </span>
            )}
            {!user.is_trading && <span className="text-sm text-ink-2">{words.notTrading}</span>}
          </>
        }
        text={
          <>
            {words.memberSince} <Time at={user.member_since} as="day" />
          </>
        }
        actions={
          user.id !== viewer?.id && (
            <div className="grid gap-1.5">
              <Button kind="plain" busy={messaging.isOpening} onClick={() => messaging.open()}>
                <MessageCircle size={18} aria-hidden="true" />
                Send Message
              </Button>
              {messaging.problem && (
                <p role="alert" className="max-w-[32ch] text-sm font-medium text-danger">
                  {messaging.problem}
                </p>
              )}
            </div>
          )
        }
      />
      <CarsOfSeller
        key={user.id}
        sellerId={user.id}
        name={user.name}
        renderHeart={(car) =>
          car.seller_id !== viewer?.id && (
            <HeartButton carId={car.id} title={car.title} isSignedIn={viewer !== null} onLogIn={onLogIn} />
          )
        }
      />
    </div>
  );
}

const AccountClosed = ({ name }: { name: string }) => (
  <StateScreen
    icon={<UserRoundX size={26} aria-hidden="true" />}
    title={name}
    text={words.accountClosed}
    actions={<ButtonLink to={paths.browse}>Browse cars</ButtonLink>}
  />
);

const UserNotFound = () => (
  <StateScreen
    icon={<UserRoundX size={26} aria-hidden="true" />}
    title={words.userNotFound}
    text="They may have left, or the address is mistyped."
    actions={<ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>}
  />
);
