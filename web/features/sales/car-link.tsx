import { Link } from '@tanstack/react-router';
import type { PublicSale } from '@forecourt/contract/sales/sale-shapes.ts';
import { paths } from '../../lib/paths.ts';

/** The car's name, linked to its page if there is one. */
export function CarLink({ sale }: { sale: Pick<PublicSale, 'car_id' | 'car_name' | 'has_page'> }) {
  if (!sale.has_page) return sale.car_name;
  return (
    <Link
      to={paths.car}
      params={{ id: String(sale.car_id) }}
      className="rounded-s hover:underline hover:underline-offset-4"
    >
      {sale.car_name}
    </Link>
  );
}
