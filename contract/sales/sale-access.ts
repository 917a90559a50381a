import { mayFor, ownerOf, type Owner, type Reach } from '../kit/owner.ts';

/** Who sold it and, through a dealer, for whom. */
export interface WhoseSale {
  seller_id: number;
  dealer_id: number | null;
}

export const ownerOfSale = ({ seller_id, dealer_id }: WhoseSale): Owner =>
  ownerOf({ personId: seller_id, dealerId: dealer_id });

/** The seller's side: a private seller; of a dealer's team who reads all of its sales, and who sold it themselves. */
export const readsAsSeller = (reach: Reach, sale: WhoseSale): boolean =>
  mayFor(reach, ownerOfSale(sale), 'sales.read') ||
  (sale.seller_id === reach.userId && mayFor(reach, ownerOfSale(sale), 'sales.read_own'));

export const actsAsSeller = (reach: Reach, sale: WhoseSale): boolean =>
  readsAsSeller(reach, sale) && mayFor(reach, ownerOfSale(sale), 'cars.sell');
