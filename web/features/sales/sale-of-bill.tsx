import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { HistoryChoices } from './history-choices.tsx';
import { ListAgain } from './list-again.tsx';

/** For the parties, below the bill: list the car again, and what its history shows. */
export function SaleOfBill({ carId }: { carId: number }) {
  const { data } = useQuery(api.sales.ofCar.query({ car_id: carId }));
  if (!data?.sale) return null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
      <ListAgain sale={data.sale} />
      <HistoryChoices sale={data.sale} />
    </div>
  );
}
