export interface Category {
  id: number;
  name: string;
  is_retired: boolean;
  tickets: number;
}
