import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { words } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { steps, type Step } from './steps.ts';

interface StepButtonsProps {
  step: Step;
  isBusy: boolean;
  /** The submit button's label, and whether a price is still loading. */
  submit: { label: string | undefined; isAsking: boolean };
  onGoTo: (step: Step) => void;
  state: ReactNode;
}

/** Previous and Next. The last one submits. Enter in a field does the same as the right-hand button. */
export function StepButtons({ step, isBusy, submit, onGoTo, state }: StepButtonsProps) {
  const before = steps[steps.indexOf(step) - 1];
  return (
    <ActionBar state={state}>
      {before && (
        <Button kind="plain" size="large" onClick={() => onGoTo(before)}>
          {words.previous}
        </Button>
      )}
      {step === 'review' ? (
        <Button
          type="submit"
          size="large"
          busy={isBusy}
          disabled={!isBusy && (submit.isAsking || submit.label === undefined)}
        >
          {isBusy ? words.submitting : (submit.label ?? words.submit)}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={isBusy}>
          {words.next}
        </Button>
      )}
    </ActionBar>
  );
}
