import { DoorOpen } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { words } from './words.ts';

interface SignInFailedProps {
  sentence: string;
  returnUrl: string;
}

export const SignInFailed = ({ sentence, returnUrl }: SignInFailedProps) => (
  <ErrorState
    title={words.failed}
    text={
      <>
        <p>{sentence}</p>
        {sentence === words.noCharacters && <p className="mt-2 text-base">{words.noCharactersHelp}</p>}
      </>
    }
    actions={<Actions returnUrl={returnUrl} />}
  />
);

export const SignInRefused = ({ returnUrl }: { returnUrl: string }) => (
  <StateScreen
    icon={<DoorOpen size={26} aria-hidden="true" />}
    title={words.saidNo}
    text={words.saidNoText}
    actions={<Actions returnUrl={returnUrl} />}
  />
);

const Actions = ({ returnUrl }: { returnUrl: string }) => (
  <>
    <ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>
    <ButtonLink to={paths.login} search={{ returnUrl }} kind="plain" preload={false}>
      Try again
    </ButtonLink>
  </>
);
