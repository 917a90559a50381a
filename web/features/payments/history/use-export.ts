import { useMutation } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';
import type { HistorySearch } from './history-search.ts';
import { words } from './words.ts';

/** Exports all pages of the filtered payments as a file. */
export function useExport(userId: number, { status, search }: HistorySearch) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.payments.exportHistory({ user_id: userId, ...(status && { status }), ...(search && { search }) }),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) => showToast({ title: sentenceOf(error, words.exportFailed), tone: 'danger' }),
  });
  return { exportAll: () => mutate(), isExporting: isPending };
}
