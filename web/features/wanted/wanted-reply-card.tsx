import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { ownStatusName } from '../../lib/car-words.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CarPhoto } from '../../shared/cars/photo.tsx';
import { Tag } from '../../ui/tag.tsx';

/** A reply to a wanted ad in a conversation: the seller's words and the car. */
export function WantedReplyCard({ message, isOurs }: { message: Message; isOurs: boolean }) {
  const facts = message.metadata && 'ad_id' in message.metadata ? message.metadata : null;
  return (
    <li data-sequence={message.sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
      <div className="grid w-[min(100%,26rem)] gap-3 rounded-l border border-line bg-surface p-4">
        {facts && (
          <p className="text-sm text-ink-2">
            Reply to the wanted ad{' '}
            <Link
              to={paths.wantedAd}
              params={{ id: String(facts.ad_id) }}
              className="font-semibold text-ink underline decoration-edge underline-offset-4"
            >
              {facts.ad_title}
            </Link>
          </p>
        )}
        {facts && (
          <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3.5">
            <CarPhoto
              photo={facts.car.image ?? undefined}
              alt=""
              sizes="112px"
              className="aspect-3/2 w-full rounded-m"
            />
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold">
                <Link
                  to={paths.car}
                  params={{ id: String(facts.car.id) }}
                  className="rounded-s underline-offset-4 hover:underline"
                >
                  {facts.car.title}
                </Link>
              </p>
              {facts.car.price !== null && <p className="wide text-lg">{money(facts.car.price)}</p>}
              {facts.car.status !== 'active' && (
                <span>
                  <Tag>{ownStatusName(facts.car.status, 'seller')}</Tag>
                </span>
              )}
            </div>
          </div>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
      </div>
    </li>
  );
}
