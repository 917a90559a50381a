import type { CarFigures, FigurePoint } from '@forecourt/contract/analytics/figure-shapes.ts';
import { stringify } from 'csv-stringify/sync';

/** CSV for spreadsheets. Cells that could be read as formulas are quoted. */
const file = (columns: string[], rows: readonly unknown[][]): string =>
  stringify([...rows], { header: true, columns, escape_formulas: true, bom: true });

export const pointsFile = (points: readonly FigurePoint[], first: 'Day' | 'Month'): string =>
  file(
    [first, 'Views', 'Inquiries', 'Sales', 'Revenue', 'Offers'],
    points.map(({ at, views, inquiries, sales, revenue, offers }) => [at, views, inquiries, sales, revenue, offers]),
  );

export const carsFile = (cars: readonly CarFigures[]): string =>
  file(
    ['Car', 'Status', 'Contact', 'Price', 'Views', 'Inquiries', 'Days', 'Sold for'],
    cars.map(({ name, status, contact, price, views, inquiries, days, sold_for }) => [
      name,
      status,
      contact,
      price,
      views,
      inquiries,
      days === null ? null : Math.round(days * 10) / 10,
      sold_for,
    ]),
  );
