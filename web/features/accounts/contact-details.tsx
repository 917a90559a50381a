import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { Time } from '../../ui/time.tsx';
import { words } from './words.ts';

export const ContactDetails = ({ user }: { user: SessionUser }) => (
  <dl className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-3 [&_dd]:mt-1 [&_dd]:text-lg [&_dd]:font-semibold [&_div]:bg-surface [&_div]:px-5 [&_div]:py-4 [&_dt]:text-sm [&_dt]:text-ink-3">
    <div>
      <dt>{words.phoneNumber}</dt>
      <dd>{user.phone_number === null ? <NotProvided /> : phoneText(user.phone_number)}</dd>
    </div>
    <div>
      <dt>{words.routingNumber}</dt>
      <dd>{user.routing_number ?? <NotProvided />}</dd>
    </div>
    <div>
      <dt>{words.memberSince}</dt>
      <dd>
        <Time at={user.created_at} as="day" />
      </dd>
    </div>
  </dl>
);

const NotProvided = () => <span className="font-normal text-ink-3">{words.notProvided}</span>;
