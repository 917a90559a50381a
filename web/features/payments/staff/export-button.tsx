import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { maxInPaymentsFile } from '@forecourt/contract/payments/staff-payment-values.ts';
import * as api from '../../../lib/api.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { count } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { ListFilters } from './payments-search.ts';

/** Exports what the list's filters match, on all its pages. */
export function ExportButton({ found }: { found: Omit<ListFilters, 'payment' | 'sort' | 'page'> }) {
  const save = useMutation({
    mutationFn: () => api.payments.staffExport(found),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t create the file. Please try again.'), tone: 'danger' }),
  });
  return (
    <>
      <Button kind="plain" size="small" busy={save.isPending} onClick={() => save.mutate()}>
        <Download size={16} aria-hidden="true" />
        Export CSV
      </Button>
      <output className="text-sm text-ink-2 empty:hidden">
        {save.data?.is_shortened &&
          `The file has the newest ${count(maxInPaymentsFile)} payments. For older ones, select a date range.`}
      </output>
    </>
  );
}
