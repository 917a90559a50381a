import { useEffect } from 'react';
import { useStore } from './store.ts';
import { isMoving, type Upload, type UploadQueue } from './upload-queue.ts';

/** The queue's state. Asks before leaving the site while uploads are in progress. */
export function useUploads(queue: Pick<UploadQueue, 'get' | 'subscribe'>): readonly Upload[] {
  const uploads = useStore(queue);
  const isBusy = uploads.some(isMoving);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return uploads;
}
