/** The address of the offers page. */
export type OffersSearch = {
  /** The offers the user made if left out. */
  side?: 'received';
  /** Open and accepted ones if left out. */
  state?: 'ended';
  page?: string;
};
