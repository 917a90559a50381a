import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../shared/cars/price.tsx';
import type { Messaging } from './contact/send-message.tsx';

interface PhoneBarProps {
  car: Car;
  /** True once the price panel has scrolled off screen. */
  shown: boolean;
  heart: ReactNode;
  messaging: Messaging;
}

/**
 * Keeps the price and contact button within reach on narrow screens. It ends with the page, so it never covers the
 * footer.
 */
export const PhoneBar = ({ car, shown, heart, messaging }: PhoneBarProps) => (
  <div
    data-phone-bar
    inert={!shown}
    className={clsx(
      'sticky bottom-0 z-10 border-t border-line bg-paper/94 pb-[env(safe-area-inset-bottom)] backdrop-blur-[14px] transition-[translate,opacity] duration-200 lg:hidden',
      !shown && 'translate-y-full opacity-0',
    )}
  >
    <div className="wrap flex flex-wrap items-center gap-2.5 py-2.5">
      {shown && messaging.problem && (
        <div className="w-full">
          <Notice tone="danger">{messaging.problem}</Notice>
        </div>
      )}
      {/* A price that would get too small to read has its own line. */}
      <div className="grow-[99]" style={{ flexBasis: `${money(car.price).length * 0.55}rem` }}>
        <Price price={car.price} originalPrice={car.original_price} />
      </div>
      <div className="flex grow items-center justify-end gap-2.5">
        {heart}
        <Button busy={messaging.isOpening} onClick={() => messaging.open()} className="grow px-4!">
          Send Message
        </Button>
      </div>
    </div>
  </div>
);
