import { useRecent } from '../shared/recent/recent-list.ts';
import { useSignedIn } from '../features/accounts/session.ts';
import { WaitingStrip } from '../features/waiting/waiting-strip.tsx';

/** What is waiting for a member on the home page. */
export function HomeWaiting() {
  const user = useSignedIn();
  const viewed = useRecent();
  return user && <WaitingStrip key={user.id} user={user} viewed={viewed} />;
}
