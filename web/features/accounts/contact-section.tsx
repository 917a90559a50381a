import { lazy, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { PencilLine } from 'lucide-react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ContactDetails } from './contact-details.tsx';
import { words } from './words.ts';

/** The form's code is only needed for editing, so it is fetched shortly before. */
const loadForm = async () => ({ default: (await import('./profile-form.tsx')).ProfileForm });
const ProfileForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

/** The member's phone and routing number, with a form to change them. */
export function ContactSection({ user }: { user: SessionUser }) {
  const [isEditing, setEditing] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <section aria-label="Contact details" className="grid gap-4">
      <SectionHeading
        title="Contact details"
        text="Your name comes from your character. Your routing number is used for payments only and never shown to other members."
        action={
          !isEditing && (
            <Button
              ref={editButton}
              kind="plain"
              busy={isOpening}
              onPointerEnter={preloadForm}
              onFocus={preloadForm}
              onClick={() => startOpening(() => setEditing(true))}
            >
              <PencilLine size={17} aria-hidden="true" />
              {words.editProfile}
            </Button>
          )
        }
      />
      {isEditing ? (
        <Panel className="max-w-[560px]">
          <ProfileForm user={user} onDone={close} />
        </Panel>
      ) : (
        <ContactDetails user={user} />
      )}
    </section>
  );
}
