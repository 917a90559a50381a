import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isSessionEnd } from '../../lib/form-failure.ts';
import { pictureTypes } from '../../lib/picture-file.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { withRetry } from '../../lib/with-retry.ts';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FieldError } from '../field-error.tsx';
import { FileDrop } from '../file-drop.tsx';
import { Cropper, type FrameShape } from './cropper.tsx';
import { cutOut } from './open-picture.ts';
import { usePictureFile } from './use-picture-file.ts';

interface PictureDialogProps {
  title: string;
  /** The owner's name and current picture. */
  name: string;
  current: string | null;
  shape: FrameShape;
  save: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** Called when the session has ended. The selected file is kept. */
  onSessionEnd: () => unknown;
  notice?: ReactNode;
}

type Step = 'choosing' | 'asking' | 'removing' | { sent: number };

/** Selects, crops and uploads a square picture, or removes the current one. */
export function PictureDialog({ title, name, current, shape, notice, ...handlers }: PictureDialogProps) {
  const { chosen, problem, isReading, choose, setCrop, setProblem } = usePictureFile();
  const [step, setStep] = useState<Step>('choosing');
  const leaving = useRef<AbortController>(null);
  const problemId = useId();
  const isSending = typeof step === 'object';
  const what = shape === 'person' ? 'picture' : 'logo';

  useEffect(() => () => leaving.current?.abort(), []);

  async function run(first: Step, action: (signal: AbortSignal) => Promise<unknown>, failed: string) {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProblem(null);
    setStep(first);
    try {
      await action(signal);
      if (!signal.aborted) handlers.onClose();
    } catch (error) {
      if (signal.aborted) return;
      setStep('choosing');
      if (isSessionEnd(error)) await handlers.onSessionEnd();
      else setProblem(sentenceOf(error, failed));
    }
  }

  const save = () =>
    chosen &&
    run(
      { sent: 0 },
      async (signal) => {
        const file = await cutOut(chosen.picture, chosen.crop);
        await withRetry(signal, () => handlers.save(file, (sent) => setStep({ sent }), signal));
      },
      `We couldn’t save your ${what}. Please try again.`,
    );
  const remove = () => run('removing', handlers.remove, `We couldn’t remove the ${what}. Please try again.`);

  const actions =
    step === 'asking' || step === 'removing' ? (
      <>
        <p className="grow self-center text-sm font-medium">Remove this {what}? Your initials will be shown instead.</p>
        <Button kind="plain" onClick={() => setStep('choosing')}>
          Keep {what}
        </Button>
        <Button kind="danger" busy={step === 'removing'} onClick={() => void remove()}>
          Remove
        </Button>
      </>
    ) : (
      <>
        {current && !chosen && (
          <Button kind="quiet" className="mr-auto" onClick={() => setStep('asking')}>
            Remove {what}
          </Button>
        )}
        <Button kind="plain" onClick={handlers.onClose}>
          Cancel
        </Button>
        {chosen && (
          <Button busy={isSending} onClick={() => void save()}>
            Save {what}
          </Button>
        )}
      </>
    );

  return (
    <Dialog open onClose={handlers.onClose} title={title} actions={actions}>
      <div className="grid gap-5" aria-busy={isReading || undefined}>
        {notice}
        {chosen ? (
          <Cropper picture={chosen.picture} crop={chosen.crop} shape={shape} onCrop={setCrop} />
        ) : (
          current && (
            <div className="grid justify-items-center">
              <Avatar name={name} picture={current} size="large" kind={shape} />
            </div>
          )
        )}
        {!isSending && (
          <FileDrop
            isSingle
            label={chosen || current ? `Select another ${what}` : `Select a ${what}`}
            hint="PNG, JPG, GIF or WebP, up to 10 MB"
            types={pictureTypes}
            size={chosen ? 'small' : 'large'}
            describedBy={problem ? problemId : undefined}
            onFiles={([file]) => void choose(file)}
          />
        )}
        {isSending && <Sending sent={step.sent} what={what} />}
        {problem && (
          <FieldError id={problemId} isAlert>
            {problem}
          </FieldError>
        )}
      </div>
    </Dialog>
  );
}

const Sending = ({ sent, what }: { sent: number; what: string }) => (
  <div className="grid gap-1.5">
    <progress
      aria-label={`Uploading your ${what}`}
      value={Math.round(sent * 100)}
      max={100}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
    />
    <p className="text-sm text-ink-2">{sent < 1 ? `Uploading your ${what} …` : 'Almost there …'}</p>
  </div>
);
