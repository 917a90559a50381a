import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../lib/api.ts';
import { isMedia, wideScreen } from '../../lib/media.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { openPanel } from './widget/panel-state.ts';
import { words } from './words.ts';

interface Viewer {
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** The car that a conversation is about, or the person or dealer it's with. */
export type Subject = { car_id: number } | { participants: [number] } | { dealer_id: number };

/** Opens the conversation in the panel, or on its own page on a phone. */
export function useSendMessage(subject: Subject | undefined, { isSignedIn, onLogIn }: Viewer) {
  const navigate = useNavigate();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (wanted: Subject) => api.messaging.create(wanted),
    onSuccess: ({ id }) => {
      if (isMedia(wideScreen)) openPanel(id);
      else void navigate({ to: paths.conversation, params: { id: String(id) } });
    },
    onError: (cause) => {
      if (isSignInMissing(cause)) logIn();
    },
  });
  const rememberForLogin = useResumeAfterLogin(
    `message-${JSON.stringify(subject)}`,
    isSignedIn && subject !== undefined,
    () => subject && mutate(subject),
  );
  function logIn() {
    rememberForLogin();
    onLogIn();
  }
  // The page may have moved on to another person or car.
  const isThis = JSON.stringify(variables) === JSON.stringify(subject);
  return {
    isOpening: isPending && isThis,
    problem: isThis && error && !isSignInMissing(error) ? sentenceOf(error, words.startFailed) : null,
    open: () => {
      if (!isSignedIn) logIn();
      else if (subject) mutate(subject);
    },
  };
}

const isSignInMissing = (cause: unknown) => cause instanceof ApiError && cause.code === 'sign_in_required';
