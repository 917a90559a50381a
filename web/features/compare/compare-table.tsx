import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { ComparedCar } from '@forecourt/contract/cars/chosen.ts';
import { carName, statusNames, statusTones } from '../../lib/car-words.ts';
import { countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ownLine } from '../../shared/cars/own-line.ts';
import { CarPhoto } from '../../shared/cars/photo.tsx';
import { notStated, type CompareGroup, type CompareRow } from './compare-rows.ts';

interface CompareTableProps {
  cars: readonly ComparedCar[];
  groups: readonly CompareGroup[];
  onRemove: (id: number) => void;
  /** Offers to write to the seller. Nothing for the member's own cars and those that aren't for sale. */
  renderMessage: (car: ComparedCar) => ReactNode;
}

/** The cars side by side. On a phone the columns scroll while the row names stay. */
export const CompareTable = ({ cars, groups, onRemove, renderMessage }: CompareTableProps) => (
  <section
    aria-label="Cars side by side"
    tabIndex={0}
    className="compare-frame relative rounded-l border border-line bg-surface max-lg:overflow-x-auto"
    style={
      {
        '--rows': groups.reduce((sum, { rows }) => sum + rows.length + 1, 0),
        maxWidth: `${namesPx + cars.length * columnPx}px`,
      } as CSSProperties
    }
  >
    <table className="w-full table-fixed border-separate border-spacing-0 text-left">
      <caption className="sr-only">Cars compared, one column each</caption>
      <colgroup>
        <col className="w-[100px] sm:w-44" />
        {cars.map(({ id }) => (
          <col key={id} className="w-[128px] sm:w-52 lg:w-auto" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td rowSpan={3} className={clsx(first, 'rounded-tl-l p-2.5 align-bottom text-sm text-ink-3 sm:px-4')}>
            {countOf(cars.length, 'car')}
          </td>
          {cars.map((car) => (
            <td key={car.id} className="relative border-l border-line p-2.5 pb-0 align-top sm:p-3 sm:pb-0">
              <CarPhoto
                photo={car.images[0]}
                alt=""
                sizes="(min-width: 640px) 280px, 148px"
                className="aspect-3/2 rounded-m"
              />
              <IconButton
                label={`Remove ${carName(car)} from the comparison`}
                onClick={() => onRemove(car.id)}
                className="absolute! top-3.5 right-3.5 size-8! bg-surface/92! shadow-lift sm:top-4.5 sm:right-4.5 print:hidden!"
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </td>
          ))}
        </tr>
        <tr>
          {cars.map((car) => (
            <th key={car.id} scope="col" className={clsx(head, 'border-l p-2.5 align-top font-normal sm:p-3')}>
              <CarHead car={car} />
            </th>
          ))}
        </tr>
        <tr className="print:hidden">
          {cars.map((car) => (
            <td key={car.id} className="border-l border-line p-2.5 pt-0 align-top sm:p-3 sm:pt-0">
              <div className="flex flex-wrap gap-2 max-sm:grid">
                {renderMessage(car)}
                <ButtonLink kind="plain" size="small" to={paths.car} params={{ id: String(car.id) }}>
                  View
                  <span className="sr-only"> {carName(car)}</span>
                </ButtonLink>
              </div>
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="compare-group">
            <th
              scope="rowgroup"
              colSpan={cars.length + 1}
              className="border-t border-line bg-sunken px-2.5 py-2 text-sm font-semibold sm:px-4"
            >
              <span className="sticky left-2.5 sm:left-4">{title}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} row={row} ids={cars.map(({ id }) => id)} />
          ))}
        </tbody>
      ))}
    </table>
  </section>
);

const CarHead = ({ car }: { car: ComparedCar }) => {
  const line = ownLine(car);
  return (
    <span className="grid gap-0.5">
      <Link
        to={paths.car}
        params={{ id: String(car.id) }}
        className="w-fit rounded-s leading-snug font-semibold underline-offset-4 hover:underline"
      >
        {carName(car)}
      </Link>
      {line && <span className="line-clamp-1 text-sm text-ink-3 max-sm:hidden">{line}</span>}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wide sm:text-lg">{money(car.price)}</span>
        {car.status !== 'active' && <Tag tone={statusTones[car.status]}>{statusNames[car.status]}</Tag>}
      </span>
    </span>
  );
};

const Row = ({ row, ids }: { row: CompareRow; ids: readonly number[] }) => (
  <tr>
    <th scope="row" className={clsx(first, cell, 'text-sm font-medium text-ink-2 max-sm:pr-1')}>
      {row.label}
      {row.differs && (
        <>
          <span aria-hidden="true" title="Different" className="ml-1.5 font-semibold text-accent-ink">
            ≠
          </span>
          <span className="sr-only"> (different)</span>
        </>
      )}
    </th>
    {row.values.map((value, at) => (
      <td key={ids[at]} className={clsx(cell, 'border-l wrap-anywhere', row.differs ? 'font-semibold' : 'text-ink-2')}>
        <Value value={value} />
        {row.best?.at === at && (
          <Fragment>
            {' '}
            <Tag tone="good">{row.best.word}</Tag>
          </Fragment>
        )}
      </td>
    ))}
  </tr>
);

const Value = ({ value }: { value: string | null }) => {
  if (value === null)
    return (
      <span className="font-normal text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not stated</span>
      </span>
    );
  if (value === 'Yes')
    return (
      <>
        <Check size={17} strokeWidth={2.4} className="inline text-good" aria-hidden="true" /> Yes
      </>
    );
  return value === 'No' || value === notStated ? <span className="font-normal text-ink-3">{value}</span> : value;
};

const namesPx = 176;
/** Two cars don't need the whole screen. */
const columnPx = 320;
const cell = 'border-t border-line px-2.5 py-2 align-baseline sm:px-4';
const first = 'sticky left-0 z-1 bg-surface';
/** Stays below the top bar while the facts scroll. */
const head = 'border-line bg-surface lg:sticky lg:top-16 lg:z-1';
