import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ConfirmDeedProps {
  text: string;
  label: string;
  deed: () => Promise<void>;
  onDone: () => void;
}

export function ConfirmDeed({ text, label, deed, onDone }: ConfirmDeedProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: deed, onSuccess: onDone });
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{text}</p>
      {error && <Notice tone="danger">{sentenceOf(error, 'That did not work. Please try again.')}</Notice>}
      <div className="flex justify-end">
        <Button kind="danger-confirm" busy={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      </div>
    </div>
  );
}
