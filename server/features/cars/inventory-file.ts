import { stringify } from 'csv-stringify/sync';
import type { ListingRow } from './listings.store.ts';

/** The inventory for a spreadsheet; a cell that such a program would take for a formula is quoted. */
export const inventoryFile = (rows: readonly ListingRow[]): string =>
  stringify(
    rows.map((car) => ({
      id: car.id,
      status: car.status,
      title: car.title,
      year: car.year,
      make: car.make,
      model: car.model,
      body_class: car.body_class,
      price: car.price,
      mileage: car.mileage,
      colour: car.colour,
      transmission: car.transmission,
      fuel: car.fuel,
      plate: car.plate,
      description: car.description,
      contact: car.seller_name,
      views: car.views,
      inquiries: car.inquiries,
      listed: car.published_at?.toISOString().slice(0, 10) ?? '',
      ends: car.expires_at?.toISOString().slice(0, 10) ?? '',
    })),
    {
      header: true,
      columns: [...columns],
      escape_formulas: true,
      bom: true,
    },
  );

const columns = [
  'id',
  'status',
  'title',
  'year',
  'make',
  'model',
  'body_class',
  'price',
  'mileage',
  'colour',
  'transmission',
  'fuel',
  'plate',
  'description',
  'contact',
  'views',
  'inquiries',
  'listed',
  'ends',
] as const;
