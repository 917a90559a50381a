import { UserRoundX } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateScreen } from '../../../ui/state-screen.tsx';
import { words } from '../words.ts';
import { profileWords } from './words.ts';

export const ProfileFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState
    title={profileWords.loadFailed}
    text={sentenceOf(error)}
    onRetry={onRetry}
    actions={
      <ButtonLink to={paths.home} kind="plain">
        {words.returnHome}
      </ButtonLink>
    }
  />
);

export const AccountClosed = ({ name }: { name: string }) => (
  <StateScreen
    icon={<UserRoundX size={26} aria-hidden="true" />}
    title={name}
    text={words.accountClosed}
    actions={<ButtonLink to={paths.browse}>Browse cars</ButtonLink>}
  />
);

export const UserNotFound = () => (
  <StateScreen
    icon={<UserRoundX size={26} aria-hidden="true" />}
    title={words.userNotFound}
    text="They may have left, or the link may be wrong."
    actions={<ButtonLink to={paths.home}>{words.returnHome}</ButtonLink>}
  />
);
