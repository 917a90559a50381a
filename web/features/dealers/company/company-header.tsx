import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, CalendarDays, Phone, Star, Zap } from 'lucide-react';
import type { Dealer } from '@forecourt/contract/dealers/directory.ts';
import { answerWords } from '../../../lib/answer-words.ts';
import { keptWords } from '../../../lib/kept-words.ts';
import { paths } from '../../../lib/paths.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { AwayNote } from '../../../shared/people/away-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fact, FactRow } from '../../../ui/fact-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProfileHeader } from '../../../shared/people/profile-header.tsx';
import { Rating } from '../../../shared/people/rating.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { OpenNow } from '../open-now.tsx';
import { words } from '../words.ts';

interface CompanyHeaderProps {
  dealer: Dealer;
  /** Background photos of the cars they sell. */
  cover: ReactNode;
  badge: ReactNode;
  actions: ReactNode;
  onLogIn: () => void;
}

export const CompanyHeader = ({ dealer, cover, badge, actions, onLogIn }: CompanyHeaderProps) => (
  <ProfileHeader
    name={dealer.company_name}
    picture={dealer.logo_url}
    kind="dealer"
    cover={cover}
    badges={
      <>
        {dealer.is_trading ? badge : <Tag tone="warn">{dealer.is_closed ? words.closed : words.notTrading}</Tag>}
        {dealer.is_trading && !dealer.away && dealer.opening_hours && (
          <OpenNow hours={dealer.opening_hours} timeZone={dealer.time_zone} />
        )}
      </>
    }
    actions={actions}
  >
    {dealer.is_closed && <Notice>{words.closedText}</Notice>}
    {dealer.away && <AwayNote away={dealer.away} />}
    <FactRow>
      {dealer.rating === null ? (
        <Fact Icon={Star}>
          <Rating rating={null} totalReviews={0} />
        </Fact>
      ) : (
        <Fact>
          <Link
            to={paths.company}
            params={{ dealerId: String(dealer.id) }}
            search={{ tab: 'reviews' }}
            resetScroll={false}
            className="flex rounded-s decoration-edge underline-offset-4 hover:underline"
          >
            <Rating rating={dealer.rating} totalReviews={dealer.total_reviews} />
          </Link>
        </Fact>
      )}
      <Fact Icon={CalendarDays}>
        <span>
          Dealer since <Time at={dealer.member_since} as="day" />
        </span>
      </Fact>
      {dealer.answers_within && <Fact Icon={Zap}>{answerWords[dealer.answers_within]}</Fact>}
      {dealer.meetings && <Fact Icon={CalendarCheck}>{keptWords(dealer.meetings)}</Fact>}
      {dealer.has_phone && (
        <Fact Icon={Phone}>
          {dealer.phone === null ? (
            <Button kind="link" className="!font-medium" onClick={onLogIn}>
              Log in to see the number
            </Button>
          ) : (
            phoneText(dealer.phone)
          )}
        </Fact>
      )}
      {dealer.website && (
        <Fact>
          <WebsiteLink address={dealer.website} />
        </Fact>
      )}
    </FactRow>
  </ProfileHeader>
);
