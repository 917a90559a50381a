import { Link } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { StaffContact } from '../../ui/staff-contact.tsx';
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
        <LockedOut />
      </>
    }
    actions={<Actions returnUrl={returnUrl} />}
  />
);

interface SignInRefusedProps {
  returnUrl: string;
  /** Set if someone is still logged in, because they only wanted to switch to another character. */
  stillAs: string | undefined;
}

export const SignInRefused = ({ returnUrl, stillAs }: SignInRefusedProps) => (
  <StateScreen
    icon={<DoorOpen size={26} aria-hidden="true" />}
    title={stillAs ? words.notSwitched : words.saidNo}
    text={stillAs ? words.notSwitchedText(stillAs) : words.saidNoText}
    actions={<Actions returnUrl={returnUrl} />}
  />
);

/** For people who can't log in and so can't write a ticket. */
export const LockedOut = () => (
  <div className="mt-5 grid gap-1 text-base">
    <p className="font-semibold text-ink">Still can’t log in?</p>
    <StaffContact />
    <p>
      <Link to={paths.helpAnswer} params={{ answer: 'locked-out' }} className="underline underline-offset-4">
        Help with logging in
      </Link>
    </p>
  </div>
);

const Actions = ({ returnUrl }: { returnUrl: string }) => (
  <>
    <ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>
    <ButtonLink to={paths.login} search={{ returnUrl }} kind="plain" preload={false}>
      Try again
    </ButtonLink>
  </>
);
