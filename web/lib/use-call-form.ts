import { useRef, type SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { rememberPlace } from './focus-outcome.ts';
import { isSessionEnd, showFailure, type FieldOf } from './form-failure.ts';
import { nextTask } from './next-task.ts';

interface CallFormOptions<In extends FieldValues, Out> {
  /** Schema for the typed values, picked from the call's input: `tickets.saveCategory.input.pick({ name: true })`. */
  shape: z.ZodType<Out, In>;
  values: DefaultValues<In>;
  send: (input: Out) => Promise<unknown>;
  /** Shown if the server gave no message of its own. */
  failed: string;
  /** Failure codes that belong to one field. */
  fieldOf?: FieldOf<In>;
  /**
   * For a page with more than the form. Without it, the form itself says that the session ended and links to the login.
   */
  onSessionEnd?: (() => unknown) | undefined;
  /** Returns true if it has already reported the result. */
  onFailure?: (error: unknown) => boolean;
}

/**
 * The standard way to build a form. The call's schema validates it, messages are shown at the fields, and the first
 * wrong field gets the focus. Typed text is kept until it has arrived, and repeated submits send once. Afterwards the
 * outcome gets the focus.
 */
export function useCallForm<In extends FieldValues, Out>(options: CallFormOptions<In, Out>) {
  const { shape, values, send, failed, fieldOf, onSessionEnd, onFailure } = options;
  const form = useForm<In, unknown, Out>({ resolver: zodResolver(shape), defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const isSending = useRef(false);

  const deliver = form.handleSubmit(async (input) => {
    try {
      await send(input);
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
    // By now React has rendered the form's replacement.
    await nextTask();
    findPlace();
  }

  const hasSessionEnded = errors.root?.type === sessionEnd;
  return { form, submit, errors, isSubmitting, problem: errors.root?.message, hasSessionEnded };
}

const sessionEnd = 'session_end';
