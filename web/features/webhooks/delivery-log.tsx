import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { deliveryStatuses, type Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import { channelNames, channels, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { statusTones, statusWords, words } from './words.ts';

/** What was sent, to whom and what came of it, for thirty days. */
export function DeliveryLog() {
  const [channel, setChannel] = useState<Channel | ''>('');
  const [status, setStatus] = useState<Delivery['status'] | ''>('');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Delivery | null>(null);
  const { data, error, refetch } = useQuery({
    ...api.webhooks.deliveries.query({ page, ...(channel && { webhook_id: channel }), ...(status && { status }) }),
    placeholderData: keepPreviousData,
  });
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return (
    <section aria-labelledby="deliveries" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="deliveries" className="text-xl">
          Deliveries
        </h2>
        <div className="flex flex-wrap gap-3">
          <Select
            aria-label="Webhook"
            value={channel}
            onChange={(event) => choose(setChannel)(event.target.value as Channel | '')}
          >
            <option value="">All webhooks</option>
            {channelNames.map((name) => (
              <option key={name} value={name}>
                {channels[name].name}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Outcome"
            value={status}
            onChange={(event) => choose(setStatus)(event.target.value as Delivery['status'] | '')}
          >
            <option value="">Every outcome</option>
            {deliveryStatuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {error && !data && (
        <ErrorState
          level={2}
          title={words.logFailed}
          text={sentenceOf(error, words.tryAgain)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-64 rounded-xl" />}
      {data && data.deliveries.length === 0 && (
        <EmptyState
          icon={<Inbox size={26} aria-hidden="true" />}
          title="Nothing was sent"
          text="What webhooks are told stands here for 30 days."
        />
      )}
      {data && data.deliveries.length > 0 && <Rows deliveries={data.deliveries} onShow={setShown} />}
      {data && <Pager page={data.page} pages={data.pages} onPage={setPage} />}
      <Dialog open={shown !== null} onClose={() => setShown(null)} title="Delivery">
        {shown && <DeliveryDetails id={shown.id} onDone={() => setShown(null)} />}
      </Dialog>
    </section>
  );
}

const Rows = ({ deliveries, onShow }: { deliveries: readonly Delivery[]; onShow: (one: Delivery) => void }) => (
  <Table caption="Deliveries" rows={deliveries} rowKey={({ id }) => id} columns={columnsWith(onShow)} />
);

const columnsWith = (onShow: (one: Delivery) => void): Column<Delivery>[] => [
  { title: 'When', cell: ({ created_at }) => <Time at={created_at} /> },
  { title: 'Webhook', cell: named },
  { title: 'Status', cell: ({ status }) => <Tag tone={statusTones[status]}>{statusWords[status]}</Tag> },
  { title: 'Last outcome', cell: ({ outcome }) => outcome ?? 'Not sent yet' },
  { title: 'Tries', numeric: true, cell: ({ attempts }) => attempts },
  {
    title: 'Details',
    cell: (one) => (
      <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => onShow(one)}>
        Details<span className="sr-only"> of the delivery to {nameOf(one.channel)}</span>
      </Button>
    ),
  },
];

const named = ({ channel, is_test }: Delivery) => (
  <>
    {nameOf(channel)} {is_test && <Tag>Test</Tag>}
  </>
);

const nameOf = (channel: string | null): string => (channel && channels[channel as Channel]?.name) || 'A webhook';
