import { useMutation, useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { count } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface UnfinishedImportProps {
  dealerId: number;
  onShow: (id: number) => void;
}

/** An import interrupted here or on another device. It can be resumed or dropped. */
export function UnfinishedImport({ dealerId, onShow }: UnfinishedImportProps) {
  const { data } = useQuery({ ...api.imports.unfinished.query({ dealer_id: dealerId }), staleTime: 0 });
  const stop = useMutation({
    mutationFn: (id: number) => api.imports.stop({ dealer_id: dealerId, id }),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'Something went wrong. Please try again.'), tone: 'danger' }),
    onSettled: refetched,
  });
  const unfinished = data?.import;
  if (!unfinished) return null;
  return (
    <Notice tone="warn">
      <div className="grid gap-3">
        <p>
          <b className="font-semibold">{unfinished.file_name}</b> isn’t finished. {count(unfinished.done)} of{' '}
          {count(unfinished.of)} rows imported.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="pointer-coarse:h-11" onClick={() => onShow(unfinished.id)}>
            Resume import
          </Button>
          <Button
            kind="plain"
            size="small"
            className="pointer-coarse:h-11"
            busy={stop.isPending}
            onClick={() => stop.mutate(unfinished.id)}
          >
            Skip the rest
          </Button>
        </div>
      </div>
    </Notice>
  );
}
