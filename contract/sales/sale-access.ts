import { mayFor, ownerOf, type Owner, type Reach } from '../access/owner.ts';

/** The seller and, if any, the dealer they sold for. */
export interface SaleParties {
  seller_id: number;
  dealer_id: number | null;
}

export const ownerOfSale = ({ seller_id, dealer_id }: SaleParties): Owner =>
  ownerOf({ personId: seller_id, dealerId: dealer_id });

/** The seller's side: a private seller, or a team member who reads all of the dealer's sales or made this one. */
export const readsAsSeller = (reach: Reach, sale: SaleParties): boolean =>
  mayFor(reach, ownerOfSale(sale), 'sales.read') ||
  (sale.seller_id === reach.userId && mayFor(reach, ownerOfSale(sale), 'sales.read_own'));

export const actsAsSeller = (reach: Reach, sale: SaleParties): boolean =>
  readsAsSeller(reach, sale) && mayFor(reach, ownerOfSale(sale), 'cars.sell');
