import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { downloadFile } from '../../../lib/download.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';

export function DownloadData() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accounts.exportData({}),
    onSuccess: ({ filename, json }) => downloadFile(filename, json, 'application/json'),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t export your data. Please try again.'), tone: 'danger' }),
  });
  return (
    <Button kind="plain" busy={isPending} onClick={() => mutate()}>
      <Download size={17} aria-hidden="true" />
      Download my data
    </Button>
  );
}
