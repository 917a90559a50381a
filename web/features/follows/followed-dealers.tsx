import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import type { FollowedDealer } from '@forecourt/contract/follows/follows.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { NewestCars } from '../../shared/cars/newest-cars.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { useFollowChange } from './use-follow.ts';

/** The dealers a member follows. */
export function FollowedDealers() {
  const list = useQuery({ ...api.follows.list.query({}), staleTime: 0 });
  const dealers = list.data?.dealers;
  if (!dealers && list.isError)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load the dealers you follow"
        text={sentenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (!dealers)
    return (
      <output className="grid gap-3" aria-busy="true" aria-label="Loading">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-24 rounded-l" />
        ))}
      </output>
    );
  if (dealers.length === 0) return <NoDealers />;
  return (
    <>
      <p className="measure text-ink-2">
        We’ll notify you of their new cars, at most once an hour each. They only see how many followers they have.
      </p>
      <ul className="grid gap-3">
        {dealers.map((dealer) => (
          <li key={dealer.dealer_id}>
            <Row dealer={dealer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ dealer }: { dealer: FollowedDealer }) {
  const { dealer_id, company_name: name, logo_url, is_trading, active_cars, newest, followed_at } = dealer;
  const { change, isChanging } = useFollowChange({ dealerId: dealer_id, name });
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface p-[clamp(14px,2vw,20px)]">
      <Avatar name={name} picture={logo_url} size="medium" kind="dealer" />
      <div className="grid min-w-0 grow basis-32 gap-0.5 sm:basis-60">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <Link
              to={paths.company}
              params={{ dealerId: String(dealer_id) }}
              className="rounded-s decoration-edge underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          {!is_trading && <Tag tone="warn">Not trading</Tag>}
        </div>
        <p className="text-sm text-ink-2">
          {is_trading && `${countOf(active_cars, 'car')} for sale · `}Followed since <Time at={followed_at} as="day" />
        </p>
      </div>
      <Button kind="plain" size="small" busy={isChanging} onClick={() => change(false)}>
        Unfollow<span className="sr-only"> {name}</span>
      </Button>
      <div className="w-full empty:hidden sm:w-auto">
        <NewestCars cars={newest} />
      </div>
    </article>
  );
}

const NoDealers = () => (
  <EmptyState
    icon={<Store size={26} aria-hidden="true" />}
    title="No dealers followed yet"
    text="Select Follow on a dealer’s page or below one of its cars. We’ll notify you when it lists new cars."
    actions={<ButtonLink to={paths.dealers}>All dealers</ButtonLink>}
  />
);
