import {
  Award,
  BadgeCheck,
  CarFront,
  Clock,
  Flag,
  Heart,
  LifeBuoy,
  Megaphone,
  Receipt,
  Star,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react';
import clsx from 'clsx';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import { Thumb } from '../../ui/thumb.tsx';

type IconName = Notice['icon'];

const icons: Record<IconName, LucideIcon> = {
  car: CarFront,
  clock: Clock,
  heart: Heart,
  money: Receipt,
  warning: TriangleAlert,
  membership: BadgeCheck,
  ticket: LifeBuoy,
  team: Users,
  report: Flag,
  star: Star,
  award: Award,
  search: Megaphone,
};

/** The car's photo with a small icon for the event, or the icon alone if there's no car. */
export function NoticePicture({ icon, photo }: Pick<Notice, 'icon' | 'photo'>) {
  const Icon = icons[icon];
  const isAlarming = icon === 'warning' || icon === 'report';
  const tone = isAlarming ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2';
  const sign = (
    <span aria-hidden="true" className={clsx('grid size-12 shrink-0 place-items-center rounded-m', tone)}>
      <Icon size={20} />
    </span>
  );
  if (!photo) return sign;
  return (
    <span className="relative size-12 shrink-0">
      <Thumb photo={photo} className="size-12 rounded-m" instead={sign} />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full ring-2 ring-surface',
          tone,
        )}
      >
        <Icon size={13} strokeWidth={2.4} />
      </span>
    </span>
  );
}
