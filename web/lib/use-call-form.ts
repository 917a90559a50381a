import { useRef, type SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { rememberPlace } from './focus-outcome.ts';
import { isSessionEnd, showFailure, type FieldOf } from './form-failure.ts';
import { nextTask } from './next-task.ts';

interface CallFormOptions<In extends FieldValues, Out> {
  /** What the call takes of what is typed, picked from its input: `tickets.saveCategory.input.pick({ name: true })`. */
  shape: z.ZodType<Out, In>;
  values: DefaultValues<In>;
  send: (said: Out) => Promise<unknown>;
  /** What to say where the server said nothing. */
  failed: string;
  /** Failures of the call that are about one field. */
  fieldOf?: FieldOf<In>;
  /** For a page that holds more than the form; without it the form itself says so and leads to the login. */
  onSessionEnd?: (() => unknown) | undefined;
  /** Answers whether it has said all there is to say. */
  onFailure?: (error: unknown) => boolean;
}

/**
 * The one way to write a form: the call's own shape checks it, its sentences stand at the fields, the first wrong field
 * has the focus, what was typed stays until it arrived, and it goes once however often it is sent. Afterwards the focus is
 * on what it led to.
 */
export function useCallForm<In extends FieldValues, Out>(options: CallFormOptions<In, Out>) {
  const { shape, values, send, failed, fieldOf, onSessionEnd, onFailure } = options;
  const form = useForm<In, unknown, Out>({ resolver: zodResolver(shape), defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const isSending = useRef(false);

  const deliver = form.handleSubmit(async (said) => {
    try {
      await send(said);
    } catch (error) {
      if (isSessionEnd(error)) {
        if (onSessionEnd) await onSessionEnd();
        else form.setError('root', { type: sessionEnd });
      } else if (!onFailure?.(error)) showFailure(form, error, failed, fieldOf);
    }
  });

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const findPlace = rememberPlace(event?.currentTarget instanceof Element ? event.currentTarget : null);
    await deliver().finally(() => (isSending.current = false));
    // React has drawn by then what takes the form's place.
    await nextTask();
    findPlace();
  }

  const hasSessionEnded = errors.root?.type === sessionEnd;
  return { form, submit, errors, isSubmitting, problem: errors.root?.message, hasSessionEnded };
}

const sessionEnd = 'session_end';
