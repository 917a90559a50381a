import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ReviewImport } from './review-import.tsx';

interface ImportCarsProps {
  dealerId: number;
  /** The checked file. Null at first. */
  id: number | null;
  onShow: (id: number | null) => void;
  /** Link back to the inventory. */
  inventory: LinkProps;
}

/**
 * Imports cars from a file: select it, check it row by row, import. The file's id is in the address, so a reload keeps
 * it.
 */
export function ImportCars({ dealerId, id, onShow, inventory }: ImportCarsProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const check = useMutation({
    mutationFn: ({ chosen, spelling }: { chosen: File; spelling: Spelling }) =>
      api.imports.check({ dealer_id: dealerId, spelling, files: { file: [chosen] } }),
    onSuccess(answer) {
      client.setQueryData(api.imports.get.query({ dealer_id: dealerId, id: answer.import.id }).queryKey, answer);
      onShow(answer.import.id);
    },
  });
  const checkFile = (chosen: File, spelling: Spelling = 'ask') => {
    setFile(chosen);
    check.mutate({ chosen, spelling });
  };
  // Each step is a new page, so screen readers start at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid justify-items-start gap-2">
        <Link
          {...inventory}
          className="-ml-1 inline-flex min-h-9 items-center gap-1 text-sm font-semibold text-ink-2 hover:text-ink"
        >
          <ChevronLeft size={18} aria-hidden="true" />
          Inventory
        </Link>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Import cars
        </h2>
      </div>
      {id === null ? (
        <ChooseFile
          dealerId={dealerId}
          isChecking={check.isPending}
          problem={check.error && sentenceOf(check.error, 'We couldn’t check the file. Please try again.')}
          onFile={(chosen) => checkFile(chosen)}
          onShow={onShow}
        />
      ) : (
        <CheckedImport
          key={id}
          dealerId={dealerId}
          id={id}
          again={file && { isChecking: check.isPending, check: (spelling) => checkFile(file, spelling) }}
          onAnother={() => {
            check.reset();
            onShow(null);
          }}
          inventory={inventory}
        />
      )}
    </div>
  );
}

interface CheckedImportProps {
  dealerId: number;
  id: number;
  again: { isChecking: boolean; check: (spelling: Spelling) => void } | null;
  onAnother: () => void;
  inventory: LinkProps;
}

function CheckedImport({ dealerId, id, again, onAnother, inventory }: CheckedImportProps) {
  const { data, error, refetch } = useQuery({
    ...api.imports.get.query({ dealer_id: dealerId, id }),
    staleTime: Infinity,
  });
  if (error)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load the import"
        text={sentenceOf(error)}
        retryLabel="Try Again"
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Skeleton className="h-96 rounded-l" />;
  if (data === null)
    return (
      <ErrorState
        level={2}
        title="This import is no longer available"
        text="Checked files are kept for a month. Please select the file again."
        retryLabel="Select a file"
        onRetry={onAnother}
      />
    );
  return (
    <ReviewImport
      dealerId={dealerId}
      checkedImport={data.import}
      again={again}
      onAnother={onAnother}
      inventory={inventory}
    />
  );
}
