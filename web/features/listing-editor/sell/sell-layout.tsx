import type { ReactNode } from 'react';
import clsx from 'clsx';
import { words } from '../words.ts';
import { Blurbs } from './blurbs.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { StepIndicator } from './step-indicator.tsx';
import type { Step } from './steps.ts';

interface SellLayoutProps {
  /** The seller the car will be listed under. */
  seller: ReactNode;
  step: Step;
  onGoTo: (step: Step) => void;
  /** When the continued draft was last saved. */
  savedAt: string | undefined;
  fees: ReactNode;
  children: ReactNode;
}

/** The form on the left. On a phone the seller is above it and the rest below. */
export function SellLayout({ seller, step, onGoTo, savedAt, fees, children }: SellLayoutProps) {
  const aside = step !== 'vehicle' && 'max-lg:hidden';
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-x-14 gap-y-5 pt-[clamp(24px,4vw,52px)] pb-[clamp(24px,5vw,64px)] lg:grid-cols-[minmax(0,1fr)_300px] sm:gap-y-7 lg:grid-rows-[auto_auto_1fr]">
      <div className="grid gap-2 lg:col-span-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className={clsx('text-lg text-ink-2 text-pretty max-sm:hidden', aside)}>
          Six facts and a few photos. It takes about two minutes, and your draft is saved as you go.
        </p>
      </div>
      <div className={clsx('grid content-start gap-4 sm:gap-5 lg:col-start-2 lg:row-start-2', aside)}>
        {seller}
        {fees}
      </div>
      <div className="grid grid-cols-1 content-start gap-5 sm:gap-7 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {savedAt && step === 'vehicle' && <DraftNotice savedAt={savedAt} />}
        <StepIndicator current={step} onGoTo={onGoTo} />
        {children}
      </div>
      <div className={clsx('lg:col-start-2 lg:row-start-3', aside)}>
        <Blurbs />
      </div>
    </div>
  );
}
