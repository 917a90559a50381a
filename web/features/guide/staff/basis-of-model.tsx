import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Scale } from 'lucide-react';
import type { BasisSale } from '@forecourt/contract/guide/guide-shapes.ts';
import * as api from '../../../lib/api.ts';
import { count, miles, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { confidenceNames, reasonNames, showNames, words } from './words.ts';

interface BasisOfModelProps {
  modelId: number;
  onBack: () => void;
}

type Show = keyof typeof showNames;

/** The sales that a model's estimates rest on, each with its share or why it doesn't count. */
export function BasisOfModel({ modelId, onBack }: BasisOfModelProps) {
  const [show, setShow] = useState<Show>('all');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<BasisSale | null>(null);
  const list = useQuery({
    ...api.guide.basis.query({ model_id: modelId, show, page }),
    placeholderData: keepPreviousData,
  });
  const model = list.data?.model;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid justify-items-start gap-2">
          <Button kind="quiet" size="small" onClick={onBack}>
            <ChevronLeft size={17} aria-hidden="true" />
            All models
          </Button>
          <h2 className="text-xl">{model ? `${model.make} ${model.model}` : 'Price guide'}</h2>
        </div>
        <Select
          aria-label="Show"
          className="w-56"
          value={show}
          onChange={({ target }) => {
            setShow(target.value as Show);
            setPage(1);
          }}
        >
          {Object.entries(showNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {model && (
        <FigureTiles
          figures={[
            { label: 'Confidence', value: model.confidence ? confidenceNames[model.confidence] : 'None' },
            { label: 'Effective sales', value: String(model.effective_sales) },
            { label: 'Sales that count', value: count(model.sales) },
            { label: 'Excluded', value: count(model.excluded) },
          ]}
        />
      )}
      <PagedList
        list={list}
        isEmpty={({ sales }) => sales.length === 0}
        page={page}
        onPage={(next) => setPage(next)}
        failed={words.notLoaded}
        empty={{
          icon: <Scale size={26} aria-hidden="true" />,
          title: 'No sales found',
          text: show === 'all' ? 'Sales of this model will appear here.' : 'No sales of this model match your filter.',
        }}
        noun="sale"
      >
        {({ sales }) => <Table caption="Sales" rows={sales} rowKey={({ id }) => id} columns={columns(setChosen)} />}
      </PagedList>
      {chosen && <ExcludeDialog sale={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

const columns = (onChoose: (sale: BasisSale) => void) => [
  {
    title: 'Sale',
    cell: (sale: BasisSale) => (
      <span className="grid gap-0.5">
        <Link
          to={paths.car}
          params={{ id: String(sale.car_id) }}
          className="w-fit font-semibold decoration-edge underline-offset-4 hover:underline"
        >
          {sale.car_name}
        </Link>
        <span className="text-sm text-ink-3">
          {sale.dealer_name ?? sale.seller_name} to {sale.buyer_name ?? 'an unknown buyer'} ·{' '}
          <Time at={sale.sold_at} as="day" />
        </span>
      </span>
    ),
  },
  {
    title: 'Mileage',
    numeric: true,
    cell: ({ mileage }: BasisSale) => (mileage === null ? '–' : miles(mileage)),
  },
  { title: 'Amount', numeric: true, cell: ({ amount }: BasisSale) => (amount === null ? '–' : money(amount)) },
  {
    title: 'Share',
    numeric: true,
    cell: ({ share, deviations, why_not }: BasisSale) => (
      <span className="grid justify-items-end gap-0.5">
        {why_not === null ? `${(share * 100).toFixed(1)}%` : <Tag tone="warn">{reasonNames[why_not]}</Tag>}
        {deviations !== null && (
          <span className="text-sm whitespace-nowrap text-ink-3">{deviations.toFixed(1)} deviations</span>
        )}
      </span>
    ),
  },
  {
    title: 'Decision',
    numeric: true,
    cell: (sale: BasisSale) => (
      <span className="grid justify-items-end gap-1">
        {sale.excluded && (
          <span className="max-w-48 text-sm text-ink-3 text-pretty">
            {sale.excluded.by_name ?? 'Staff'}: {sale.excluded.reason}
          </span>
        )}
        {sale.may_change && (
          <Button kind="plain" size="small" onClick={() => onChoose(sale)}>
            {sale.excluded ? 'Count again' : 'Exclude'}
          </Button>
        )}
      </span>
    ),
  },
];
