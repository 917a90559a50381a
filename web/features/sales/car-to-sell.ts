export interface CarToSell {
  id: number;
  title: string;
  /** What is asked for it. */
  price: number | null;
}
