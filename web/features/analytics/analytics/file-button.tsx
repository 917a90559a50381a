import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import * as api from '../../../lib/api.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';

interface FileButtonProps {
  dealerId: number;
  period: FigurePeriod;
  by: 'day' | 'car';
}

/** Exports the stats as CSV, one line per day or per car. */
export function FileButton({ dealerId, period, by }: FileButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.figures.file({ dealer_id: dealerId, period, by }),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) => showToast({ title: sentenceOf(error, words.fileFailed), tone: 'danger' }),
  });
  return (
    <Button
      kind="plain"
      className="h-11"
      busy={isPending}
      aria-label={by === 'car' ? 'Export CSV by car' : 'Export CSV'}
      onClick={() => mutate()}
    >
      {!isPending && <Download size={18} aria-hidden="true" />}
      Export CSV
    </Button>
  );
}
