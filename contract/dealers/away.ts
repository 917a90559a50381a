import { z } from 'zod';

/** A day of the calendar, whatever the reader's clock says: 2026-11-30. */
export const Day = z.iso.date('Please choose a day');

/** What a dealer says while nobody is there; it ends by itself when the day begins in the city. */
export const AwayNotice = z.object({ text: z.string(), back_on: Day }).meta({ title: 'AwayNotice' });
export type AwayNotice = z.output<typeof AwayNotice>;
