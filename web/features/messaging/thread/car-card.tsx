import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { statusNames } from '../../../lib/car-words.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CarThumb } from '../car-thumb.tsx';

/** The car that the conversation is about. */
export const CarCard = ({ car }: { car: NonNullable<ConversationEntry['car']> }) => (
  <Link
    to={paths.car}
    params={{ id: String(car.id) }}
    className="flex shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
  >
    <CarThumb photo={car.image} className="h-11 w-[66px]" />
    <span className="grid min-w-0 grow">
      <span className="truncate font-semibold">{car.title}</span>
      {(car.price !== null || car.status !== 'removed') && (
        <span className="text-sm text-ink-2">{car.price === null ? 'No price yet' : money(car.price)}</span>
      )}
    </span>
    <Tag tone={car.status === 'active' ? 'good' : 'warn'}>{statusNames[car.status]}</Tag>
    <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
  </Link>
);
