import { useState, type ComponentProps, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Plus, Printer } from 'lucide-react';
import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { addToComparison, removeFromComparison, clearComparison } from '../../shared/compare/compare-list.ts';
import { compareGroups, onlyDifferences } from './compare-rows.ts';
import type { readCompareSearch } from '../../shared/compare/compare-search.ts';
import { CompareTable } from './compare-table.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { missingSentences } from './missing-cars.ts';
import './print.css';

interface CompareProps {
  asked: ReturnType<typeof readCompareSearch>;
  /** Writes these cars to the address. */
  onCars: (ids: number[]) => void;
  renderMessage: ComponentProps<typeof CompareTable>['renderMessage'];
}

/** The cars of an address side by side. */
export function Compare({ asked, onCars, renderMessage }: CompareProps) {
  const { ids } = asked;
  const [isShort, setShort] = useState(false);
  const list = useQuery({ ...api.cars.compare.query({ ids }), enabled: ids.length > 0, placeholderData: (old) => old });
  const shown = list.data?.cars.filter(({ id }) => ids.includes(id)) ?? [];
  const all = compareGroups(shown);
  const groups = isShort && shown.length > 1 ? onlyDifferences(all) : all;
  const address = `${paths.compare}?cars=${shown.map(({ id }) => id).join(',')}`;

  function remove(id: number) {
    removeFromComparison(id);
    onCars(ids.filter((other) => other !== id));
  }

  // Continues from a shared link: its cars become the comparison that the next car is added to.
  function compareThese() {
    clearComparison();
    for (const car of shown) addToComparison(car);
  }

  if (ids.length > 0 && list.isError)
    return (
      <Frame>
        <ErrorState
          level={2}
          title="We couldn’t load the cars"
          text={sentenceOf(list.error)}
          onRetry={() => void list.refetch()}
        />
      </Frame>
    );
  if (ids.length > 0 && !list.data)
    return (
      <Frame>
        <output aria-busy="true" aria-label="Loading cars" className="block">
          <Skeleton className="h-[70vh] rounded-l" />
        </output>
      </Frame>
    );
  const problems = missingSentences(asked, list.isPlaceholderData ? undefined : list.data);
  return (
    <Frame
      tools={
        shown.length > 0 && (
          <>
            {shown.length > 1 && (
              <Checkbox label="Only differences" checked={isShort} onChange={() => setShort(!isShort)} />
            )}
            {shown.length < maxCompared && (
              <ButtonLink to={paths.browse} kind="plain" onClick={compareThese}>
                <Plus size={17} aria-hidden="true" />
                Add a car
              </ButtonLink>
            )}
            <ShareButton title="Cars compared" path={address} />
            <Button
              kind="plain"
              aria-label="Print"
              title="Print"
              className="w-[42px] !px-0 max-lg:hidden"
              onClick={() => print()}
            >
              <Printer size={19} aria-hidden="true" />
            </Button>
          </>
        )
      }
    >
      {problems.length > 0 && (
        <Notice tone="warn">
          {problems.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </Notice>
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<Columns3 size={26} aria-hidden="true" />}
          title="Nothing to compare yet"
          text="Select Compare on two to four cars to see them side by side."
          actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
        />
      )}
      {shown.length === 1 && <p className="text-ink-2">Add at least one more car to see how they differ.</p>}
      {shown.length > 0 && groups.length === 0 && <p className="text-ink-2">These cars have identical details.</p>}
      {shown.length > 1 && groups.length > 0 && (
        <p className="-mb-2 text-sm text-ink-3">
          <span aria-hidden="true" className="font-semibold text-accent-ink">
            ≠
          </span>{' '}
          marks details that differ between the cars.
        </p>
      )}
      {shown.length > 0 && (
        <CompareTable cars={shown} groups={groups} onRemove={remove} renderMessage={renderMessage} />
      )}
      {shown.length > 0 && <SheetFoot path={address} />}
    </Frame>
  );
}

const Frame = ({ tools, children }: { tools?: ReactNode; children: ReactNode }) => (
  <div className="compare-page wrap grid grid-cols-1 gap-5 py-[clamp(20px,3vw,40px)]">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-2xl">Compare cars</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden print:hidden">{tools}</div>
    </div>
    {children}
  </div>
);
