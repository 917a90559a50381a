import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';

type Named = Pick<Verdict, 'car_id' | 'name'>;

interface Parts {
  dealerId: number;
}

interface Undo {
  run: (cars: readonly Named[]) => Promise<{ verdicts: readonly Verdict[]; changes: number }>;
  done: (cars: string) => string;
  failed: (cars: string) => string;
  /** Added if it worked for some of the cars. */
  partly: (cars: string, verb: 'was' | 'were') => string;
  /** A car that is refused may work later. */
  mayRetryRefused: boolean;
}

/** Undoes a bulk delete. */
export const restoreMany = (parts: Parts, cars: readonly Named[]) =>
  undoMany(cars, {
    run: (left) =>
      api.inventory.bulk({
        dealer_id: parts.dealerId,
        car_ids: left.map(({ car_id }) => car_id),
        change: 'restore',
        preview: false,
      }),
    done: (count) => `${count} restored`,
    failed: (count) => `We couldn’t restore ${count}`,
    partly: (count, verb) => `${count} ${verb} restored.`,
    mayRetryRefused: true,
  });

/** Undoes new prices. The server knows the earlier ones, and which cars were changed since. */
export const undoPrices = (parts: Parts, cars: readonly Named[], undoId: number) =>
  undoMany(cars, {
    run: () => api.inventory.undoPrices({ dealer_id: parts.dealerId, undo_id: undoId }),
    done: (count) => `${count} back at the earlier price`,
    failed: (count) => `We couldn’t undo the new price of ${count}`,
    partly: (count, verb) => `${count} ${verb} changed back.`,
    mayRetryRefused: false,
  });

/** Reports what was undone, and which cars weren't and why, with a way to try again. */
async function undoMany(cars: readonly Named[], undo: Undo): Promise<void> {
  const tryAgain = (left: readonly Named[]) => ({ label: 'Try again', run: () => void undoMany(left, undo) });
  try {
    const { verdicts, changes } = await undo.run(cars);
    const left = verdicts.filter(({ refusal }) => refusal !== null);
    if (left.length === 0) showToast({ title: undo.done(countOf(changes, 'car')), tone: 'good' });
    else
      showToast({
        title: undo.failed(countOf(left.length, 'car')),
        text: (
          <NotUndone
            left={left}
            undone={changes > 0 && undo.partly(countOf(changes, 'car'), changes === 1 ? 'was' : 'were')}
          />
        ),
        tone: 'danger',
        ...(undo.mayRetryRefused && { action: tryAgain(left) }),
      });
  } catch (error) {
    showToast({
      title: undo.failed(countOf(cars.length, 'car')),
      text: <Failed cars={cars} sentence={sentenceOf(error, 'Please try again.')} />,
      tone: 'danger',
      action: tryAgain(cars),
    });
  }
}

const maxNamed = 5;

/** Shown if nothing was undone: which cars, and why. */
const Failed = ({ cars, sentence }: { cars: readonly Named[]; sentence: string }) => (
  <span className="grid gap-1">
    <span>
      {cars
        .slice(0, maxNamed)
        .map(({ name }) => name)
        .join(', ')}
      {cars.length > maxNamed && ` and ${countOf(cars.length - maxNamed, 'more car')}`}
    </span>
    <span>{sentence}</span>
  </span>
);

const NotUndone = ({ left, undone }: { left: readonly Verdict[]; undone: string | false }) => (
  <span className="grid gap-1">
    {left.slice(0, maxNamed).map(({ car_id, name, refusal }) => (
      <span key={car_id}>{`${name}: ${refusal}`}</span>
    ))}
    {left.length > maxNamed && <span>And {countOf(left.length - maxNamed, 'more car')}.</span>}
    {undone && <span>{undone}</span>}
  </span>
);
