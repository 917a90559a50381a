import { useMutation } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { filtersOf, type SalesSearch } from './sales-search.ts';

/** Exports all pages of the matching sales as a file. */
export function useExport(search: SalesSearch) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.sales.file(filtersOf(search)),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t export the file. Please try again.'), tone: 'danger' }),
  });
  return { exportAll: () => mutate(), isExporting: isPending };
}
