import type { SignedIn } from '../site.ts';

/** The owners of one user's things in the matrix. */
export interface Whose {
  /** Sells for themselves or for their dealer. */
  seller: SignedIn;
  /** Owns the private things. */
  person: SignedIn;
  dealerId: number;
  /** The seller's dealer, if they sell for one. */
  sellsFor: number | null;
}

export const reason = 'It breaks the rules of the city';
