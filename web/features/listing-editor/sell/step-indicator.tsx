import clsx from 'clsx';
import { Check } from 'lucide-react';
import { stepNames, steps, type Step } from './steps.ts';

interface StepIndicatorProps {
  current: Step;
  onGoTo: (step: Step) => void;
}

/** The current step, with links back to earlier ones. */
export const StepIndicator = ({ current, onGoTo }: StepIndicatorProps) => (
  <ol aria-label="Steps" className="grid grid-cols-3 gap-2 sm:gap-3">
    {steps.map((step, index) => {
      const isDone = index < steps.indexOf(current);
      const title = (
        <>
          <span
            className={clsx(
              'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
              isDone || step === current ? 'bg-ink text-paper' : 'bg-sunken text-ink-3',
            )}
            aria-hidden="true"
          >
            {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
          </span>
          <span className="text-left text-xs leading-tight font-semibold sm:text-sm">
            {stepNames[step]}
            {isDone && <span className="sr-only"> (done)</span>}
          </span>
        </>
      );
      return (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={clsx('border-t-[3px] pt-3', isDone || step === current ? 'border-ink' : 'border-line text-ink-3')}
        >
          {isDone ? (
            <button type="button" onClick={() => onGoTo(step)} className={clsx(line, 'rounded-s')}>
              {title}
            </button>
          ) : (
            <span className={line}>{title}</span>
          )}
        </li>
      );
    })}
  </ol>
);

/** On the smallest phones a step's name doesn't fit beside its number. */
const line = 'flex items-center gap-2 max-[22rem]:flex-col max-[22rem]:items-start';
