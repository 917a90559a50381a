export interface CarToSell {
  id: number;
  title: string;
  /** The asking price. */
  price: number | null;
}
