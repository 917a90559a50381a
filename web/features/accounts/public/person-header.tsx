import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, CalendarDays, Star, Zap } from 'lucide-react';
import type { PublicUser } from '@forecourt/contract/accounts/public-profile.ts';
import { answerWords } from '../../../lib/answer-words.ts';
import { keptWords } from '../../../lib/kept-words.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Fact, FactRow } from '../../../ui/fact-row.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { ProfileHeader } from '../../../shared/people/profile-header.tsx';
import { Rating } from '../../../shared/people/rating.tsx';
import { Time } from '../../../ui/time.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { VerifiedDealerBadge } from '../badges.tsx';
import { words } from '../words.ts';
import { AwardBadges } from './award-badges.tsx';

interface PersonHeaderProps {
  user: PublicUser;
  /** Background photos of the cars they sell. */
  cover: ReactNode;
  actions: ReactNode;
}

/** The header of a member's public profile. */
export const PersonHeader = ({ user, cover, actions }: PersonHeaderProps) => {
  const { profile } = user;
  return (
    <ProfileHeader
      name={user.name}
      picture={user.avatar_url}
      cover={cover}
      badges={
        <>
          {user.is_dealer && user.is_trading && <VerifiedDealerBadge />}
          {user.dealer_account_id && user.company_name && (
            <Link
              to={paths.company}
              params={{ dealerId: String(user.dealer_account_id) }}
              className="flex min-w-0 items-center gap-2 rounded-s font-semibold wrap-anywhere text-ink decoration-edge underline-offset-4 hover:underline"
            >
              <Avatar name={user.company_name} picture={user.logo_url} size="tiny" kind="dealer" />
              {user.company_name}
            </Link>
          )}
          {!user.is_trading && <span className="text-sm text-ink-2">{words.notTrading}</span>}
          {!user.is_dealer && <span>Private seller</span>}
        </>
      }
      actions={actions}
    >
      {profile.bio && (
        <div className="measure text-lg text-pretty">
          <LinkedText text={profile.bio} />
        </div>
      )}
      <FactRow>
        {user.rating === null ? (
          <Fact Icon={Star}>
            <Rating rating={null} totalReviews={0} />
          </Fact>
        ) : (
          <Fact>
            <RatingLink user={user} />
          </Fact>
        )}
        <Fact Icon={CalendarDays}>
          <span>
            Member since <Time at={user.member_since} as="day" />
          </span>
        </Fact>
        {user.answers_within && <Fact Icon={Zap}>{answerWords[user.answers_within]}</Fact>}
        {user.meetings && <Fact Icon={CalendarCheck}>{keptWords(user.meetings)}</Fact>}
        {profile.website && (
          <Fact>
            <WebsiteLink address={profile.website} />
          </Fact>
        )}
      </FactRow>
      {user.awards.length > 0 && <AwardBadges userId={user.id} awards={user.awards} />}
    </ProfileHeader>
  );
};

const RatingLink = ({ user }: { user: PublicUser }) => (
  <Link
    to={paths.user}
    params={{ userId: String(user.id) }}
    search={{ tab: 'reviews' }}
    resetScroll={false}
    className="flex rounded-s decoration-edge underline-offset-4 hover:underline"
  >
    <Rating rating={user.rating} totalReviews={user.total_reviews} />
  </Link>
);
