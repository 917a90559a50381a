import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import type { ApiError } from '@forecourt/contract/kit/client.ts';
import { zonedText } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { words } from './words.ts';

interface CharacterRefusedProps {
  name: string;
  refusal: ApiError;
  chooseAnother: (() => void) | null;
}

/** What was decided, until when, why, and whom to ask. Trying again would be refused again. */
export function CharacterRefused({ name, refusal, chooseAnother }: CharacterRefusedProps) {
  const { restriction } = refusal;
  const isBanned = refusal.code === 'account_banned';
  return (
    <StateScreen
      icon={<Lock size={26} aria-hidden="true" />}
      title={isBanned ? `${name} is banned` : `${name} is suspended`}
      text={
        <div className="grid gap-6">
          <p>{isBanned ? words.bannedText : words.suspendedText}</p>
          <dl className="grid gap-4 rounded-xl border border-line bg-surface p-5 text-left text-base">
            {restriction?.until && (
              <Fact name="Until">
                <time dateTime={restriction.until}>{zonedText(restriction.until)}</time>
              </Fact>
            )}
            <Fact name="Reason">{restriction?.reason ?? refusal.message}</Fact>
            <Fact name="Questions">
              <Questions hasOthers={chooseAnother !== null} />
            </Fact>
          </dl>
        </div>
      }
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
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);

/** The support center is for who is signed in; others reach the staff as the footer says. */
const Questions = ({ hasOthers }: { hasOthers: boolean }) => (
  <>
    {site.contact && <p>{site.contact}</p>}
    {site.phone && (
      <p>
        Call our staff at{' '}
        <a href={`tel:${site.phone}`} className="font-semibold whitespace-nowrap underline underline-offset-4">
          {site.phone}
        </a>
        .
      </p>
    )}
    {hasOthers && <p>{words.askAsAnother}</p>}
    {!site.contact && !site.phone && !hasOthers && <p>{words.askInTheCity}</p>}
  </>
);
