export interface CarToOffer {
  id: number;
  title: string;
  price: number;
  held_until: string | null;
}
