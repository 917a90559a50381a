import type { QueryClient } from '@tanstack/react-query';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { invalidateInventory } from '../invalidate-inventory.ts';

type Named = Pick<Verdict, 'car_id' | 'name'>;

interface Parts {
  client: QueryClient;
  dealerId: number;
}

/** Undoes a bulk delete. Reports what was restored, and which cars weren't and why, with a way to try again. */
export async function restoreMany(parts: Parts, cars: readonly Named[]): Promise<void> {
  const { client, dealerId } = parts;
  const tryAgain = (left: readonly Named[]) => ({ label: 'Try again', run: () => void restoreMany(parts, left) });
  try {
    const car_ids = cars.map(({ car_id }) => car_id);
    const answer = await api.inventory.bulk({ dealer_id: dealerId, car_ids, change: 'restore', preview: false });
    const left = answer.verdicts.filter(({ refusal }) => refusal !== null);
    if (left.length === 0) showToast({ title: `${countOf(answer.changes, 'car')} restored`, tone: 'good' });
    else
      showToast({
        title: `We couldn’t restore ${countOf(left.length, 'car')}`,
        text: <NotRestored left={left} restored={answer.changes} />,
        tone: 'danger',
        action: tryAgain(left),
      });
  } catch (error) {
    showToast({
      title: `We couldn’t restore ${countOf(cars.length, 'car')}`,
      text: <Failed cars={cars} sentence={sentenceOf(error, 'Please try again.')} />,
      tone: 'danger',
      action: tryAgain(cars),
    });
  }
  await invalidateInventory(client);
}

const maxNamed = 5;

/** Shown if nothing was restored: which cars, and why. */
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

const NotRestored = ({ left, restored }: { left: readonly Verdict[]; restored: number }) => (
  <span className="grid gap-1">
    {left.slice(0, maxNamed).map(({ car_id, name, refusal }) => (
      <span key={car_id}>{`${name}: ${refusal}`}</span>
    ))}
    {left.length > maxNamed && <span>And {countOf(left.length - maxNamed, 'more car')}.</span>}
    {restored > 0 && <span>{`${countOf(restored, 'car')} ${restored === 1 ? 'was' : 'were'} restored.`}</span>}
  </span>
);
