/** Who reads or writes: a person, and the dealer on whose team they are. */
export interface Viewer {
  userId: number;
  gameAccountId: number;
  dealerId: number | null;
}
