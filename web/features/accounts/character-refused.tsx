import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import type { ApiError } from '@forecourt/contract/kit/client.ts';
import { zonedText } from '../../lib/zoned-text.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { StaffContact } from '../../ui/staff-contact.tsx';
import { words } from './words.ts';

interface CharacterRefusedProps {
  name: string;
  refusal: ApiError;
  chooseAnother: (() => void) | null;
  /** Renders the recorded decision with its appeal form, or `otherwise` if there is no decision. */
  renderDecision: (token: string, otherwise: ReactNode) => ReactNode;
}

/** Shows what was decided, until when, why, and how to appeal. Trying again would be refused again. */
export function CharacterRefused({ name, refusal, chooseAnother, renderDecision }: CharacterRefusedProps) {
  const { restriction } = refusal;
  const isBanned = refusal.code === 'account_banned';
  const facts = <RefusalFacts refusal={refusal} text={isBanned ? words.bannedText : words.suspendedText} />;
  return (
    <div className="wrap mx-auto grid max-w-[720px] justify-items-center gap-4 py-[clamp(32px,6vw,80px)] text-center">
      <span className="mb-2 grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
        <Lock size={26} aria-hidden="true" />
      </span>
      <h1 className="text-2xl wrap-anywhere">{isBanned ? `${name} is banned` : `${name} is suspended`}</h1>
      <div className="mt-2 grid w-full grid-cols-1 gap-4">
        {restriction ? renderDecision(restriction.appeal_token, facts) : facts}
        <dl className="rounded-l border border-line bg-surface p-4 text-left sm:p-5">
          <Fact name="Questions">
            <Questions hasOthers={chooseAnother !== null} />
          </Fact>
        </dl>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-2.5">
        {chooseAnother && (
          <Button kind="plain" onClick={chooseAnother}>
            {words.chooseAnother}
          </Button>
        )}
        <ButtonLink to={paths.home} kind="plain">
          {words.returnHome}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The decision as stated in the refusal itself. */
const RefusalFacts = ({ refusal: { restriction, message }, text }: { refusal: ApiError; text: string }) => (
  <dl className="grid gap-4 rounded-l border border-line bg-surface p-4 text-left sm:p-5">
    <Fact name="What this means">{text}</Fact>
    {restriction?.until && (
      <Fact name="Until">
        <time dateTime={restriction.until}>{zonedText(restriction.until)}</time>
      </Fact>
    )}
    <Fact name="Reason">{restriction?.reason ?? message}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);

/** The support center needs a login. Everyone else gets the contact details from the footer. */
const Questions = ({ hasOthers }: { hasOthers: boolean }) => (
  <>
    <StaffContact />
    {hasOthers && <p>{words.askAsAnother}</p>}
  </>
);
