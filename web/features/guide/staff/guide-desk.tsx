import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { GuideModel } from '@forecourt/contract/guide/guide-shapes.ts';
import * as api from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { BasisOfModel } from './basis-of-model.tsx';
import { confidenceNames, words } from './words.ts';

/** The basis of estimates, by model. */
export function GuideDesk() {
  const [opened, setOpened] = useState<number | null>(null);
  return opened === null ? (
    <Models onOpen={setOpened} />
  ) : (
    <BasisOfModel key={opened} modelId={opened} onBack={() => setOpened(null)} />
  );
}

function Models({ onOpen }: { onOpen: (modelId: number) => void }) {
  const [{ search, page }, look] = useState({ search: '', page: 1 });
  const list = useQuery({
    ...api.guide.staffModels.query({ ...(search && { search }), page }),
    placeholderData: keepPreviousData,
  });
  const typed = useDebouncedInput(search, (text) => look({ search: text, page: 1 }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">Price guide</h2>
        <p className="measure text-ink-2">
          The verified sales that estimates rest on. Select a model to see its sales and to exclude one.
        </p>
      </div>
      <SearchField
        typed={typed}
        onClear={() => (typed.type(''), look({ search: '', page: 1 }))}
        label="Search models"
        placeholder="Make or model"
        maxLength={60}
        className="max-w-md"
      />
      <PagedList
        list={list}
        isEmpty={({ models }) => models.length === 0}
        page={page}
        onPage={(next) => look({ search, page: next })}
        failed={words.notLoaded}
        empty={{
          icon: <Scale size={26} aria-hidden="true" />,
          title: search ? 'No models found' : 'No sales yet',
          text: search
            ? 'No model in the price guide matches your search.'
            : 'Models with verified sales will appear here.',
        }}
        noun="model"
      >
        {({ models }) => (
          <Table
            caption="Models in the price guide"
            rows={models}
            rowKey={({ model_id }) => model_id}
            columns={columns(onOpen)}
          />
        )}
      </PagedList>
    </div>
  );
}

const columns = (onOpen: (modelId: number) => void) => [
  {
    title: 'Model',
    cell: ({ model_id, make, model, body_class }: GuideModel) => (
      <span className="grid gap-0.5">
        <button
          type="button"
          onClick={() => onOpen(model_id)}
          className="w-fit rounded-s text-left font-semibold decoration-edge underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {make} {model}
        </button>
        <span className="text-sm text-ink-3">{body_class}</span>
      </span>
    ),
  },
  {
    title: 'Confidence',
    cell: ({ confidence }: GuideModel) => (confidence ? confidenceNames[confidence] : 'Not enough sales'),
  },
  { title: 'Effective sales', numeric: true, cell: ({ effective_sales }: GuideModel) => String(effective_sales) },
  { title: 'Sales', numeric: true, cell: ({ sales }: GuideModel) => count(sales) },
  { title: 'Excluded', numeric: true, cell: ({ excluded }: GuideModel) => count(excluded) },
  {
    title: 'Fitted',
    numeric: true,
    cell: ({ fitted_at }: GuideModel) => (
      <span className="whitespace-nowrap">
        <Time at={fitted_at} />
      </span>
    ),
  },
];
