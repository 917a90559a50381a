import { DoorOpen } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
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
    actions={<WaysOn returnUrl={returnUrl} />}
  />
);

interface CharacterRefusedProps {
  sentence: string;
  chooseAnother: (() => void) | null;
}

/** Trying again would be refused again. */
export const CharacterRefused = ({ sentence, chooseAnother }: CharacterRefusedProps) => (
  <ErrorState
    title={words.failed}
    text={sentence}
    actions={
      <>
        {chooseAnother && <Button onClick={chooseAnother}>{words.chooseAnother}</Button>}
        <ButtonLink to={paths.home} kind={chooseAnother ? 'plain' : 'primary'}>
          {words.returnHome}
        </ButtonLink>
      </>
    }
  />
);

export const SignInRefused = ({ returnUrl }: { returnUrl: string }) => (
  <StateScreen
    icon={<DoorOpen size={26} aria-hidden="true" />}
    title={words.saidNo}
    text={words.saidNoText}
    actions={<WaysOn returnUrl={returnUrl} />}
  />
);

const WaysOn = ({ returnUrl }: { returnUrl: string }) => (
  <>
    <ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>
    <ButtonLink to={paths.login} search={{ returnUrl }} kind="plain" preload={false}>
      Try again
    </ButtonLink>
  </>
);
