import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { count, dayText } from '../../lib/format.ts';
import { site } from '../../lib/site.ts';
import './list-sheet.css';

interface ListSheetProps {
  title: string;
  /** The owner, and the filters applied. */
  about: readonly string[];
  sum: readonly string[];
  columns: readonly { title: string; numeric?: boolean }[];
  /** Rows on the sheet and rows in total. They differ if the list is very long. */
  shown: number;
  total: number;
  /** The table rows. */
  children: ReactNode;
}

/** A printable list. Rendered next to the page, because nothing else is printed. */
export function ListSheet({ title, about, sum, columns, shown, total, children }: ListSheetProps) {
  const main = document.getElementById('main');
  if (!main) return null;
  return createPortal(
    <div className="list-sheet">
      <div className="flex items-baseline justify-between gap-[8mm] border-b border-line pb-[2mm]">
        <span className="wide text-[11pt]">{site.name}</span>
        <span className="text-[9pt]">As of {dayText(new Date().toISOString())}</span>
      </div>
      <p className="wide mt-[5mm] text-[20pt] leading-[1.1]">{title}</p>
      <p className="mt-[1mm] text-[10pt]">{about.join(' · ')}</p>
      <p className="mt-[4mm] text-[10pt] font-semibold">{sum.join(' · ')}</p>
      <table className="mt-[4mm] w-full border-collapse text-left text-[8.5pt]">
        <thead>
          <tr>
            {columns.map(({ title: head, numeric }) => (
              <th key={head} scope="col" className={numeric ? 'text-right' : ''}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {shown < total && (
        <p className="mt-[3mm] text-[8.5pt]">
          {count(shown)} of {count(total)} are shown here.
        </p>
      )}
      <p className="mt-[6mm] text-[7pt]">{site.name} is unofficial and for entertainment only. All money is in-game.</p>
    </div>,
    main,
  );
}
