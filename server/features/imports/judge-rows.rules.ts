import { plainName } from '@forecourt/contract/imports/import-columns.ts';
import type { Columns } from './columns.rules.ts';
import { meant } from './cells.rules.ts';
import { judgeRow, type Judged, type Look } from './judge-row.rules.ts';
import { factsText } from './same-car.rules.ts';

/** A row of the file, numbered as in a spreadsheet. */
export interface FileRow {
  number: number;
  cells: string[];
}

/** The dealer's cars to compare with. */
export interface Known {
  /** Keys of cars that came from a file. */
  importKeys: ReadonlySet<string>;
  /** How many cars in the inventory have these facts. */
  texts: ReadonlyMap<string, number>;
  plates: ReadonlySet<string>;
  /** Make and model by car id. */
  names: ReadonlyMap<number, string>;
}

export interface JudgedRow extends Judged {
  number: number;
  cells: string[];
  importKey: string | null;
}

/** Judges the rows in order. A row can be compared with the ones before it. */
export function rowJudge(columns: Columns, look: Look, known: Known, keyOf: (text: string) => string) {
  const seen = new Map<string, number>();
  const plates = new Map<string, number>();
  return ({ number, cells }: FileRow): JudgedRow => {
    const judged = judgeRow(cells, columns, look);
    const { facts } = judged;
    if (!facts) return { ...judged, number, cells, importKey: null };
    const text = factsText(facts);
    // A file can list two identical cars. The second one gets its own number, so it's recognised on the next import.
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    const importKey = keyOf(`${text} ${nth}`);
    const plate = facts.plate ?? null;
    const id = Number(meant(cells[columns.idAt] ?? ''));
    const there = (note: string): JudgedRow => ({
      ...judged,
      kind: 'known',
      note,
      facts: null,
      importKey: null,
      number,
      cells,
    });
    if (known.importKeys.has(importKey)) return there('This row was already imported.');
    if ((known.texts.get(text) ?? 0) >= nth) return there('This car is already in your inventory.');
    if (plate !== null && known.plates.has(plate))
      return there(`A car with the plate ${plate} is already in your inventory.`);
    if (known.names.get(id) === plainName(`${facts.make} ${facts.model}`))
      return there('The id matches a car in your inventory. An import adds cars but doesn’t change existing ones.');
    const before = plate === null ? undefined : plates.get(plate);
    if (before !== undefined) {
      const problems = [{ column: 'plate', sentence: `Row ${before} has the same plate, ${plate}.` }];
      return { ...judged, kind: 'bad', note: null, problems, facts: null, importKey: null, number, cells };
    }
    if (plate !== null) plates.set(plate, number);
    return { ...judged, number, cells, importKey };
  };
}
