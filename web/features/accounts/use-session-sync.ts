import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { actAs, onAnotherPerson } from '../../lib/acting-as.ts';
import * as api from '../../lib/api.ts';
import { hearLive, useLiveEvents } from '../../lib/live.ts';
import { dismissToasts, showToast } from '../../ui/toast-list.ts';
import { useIsPageFrozen } from './freeze-page.ts';
import { dropAnswers, forgetAnswers, recheckSession, useSession } from './session.ts';
import { storedUserKey, storeUser } from './stored-user.ts';

/**
 * Keeps the stored user, the other tabs and the live stream in sync with the session. Used once, by the shell, which
 * knows whether visitors can see the page too.
 */
export function useSessionSync(isForVisitors: boolean) {
  const client = useQueryClient();
  const session = useSession();
  const verified = session.status === 'signed_in' || session.status === 'signed_out';
  const user = session.status === 'signed_in' ? session.user : null;
  const userId = user?.id;

  // A layout effect, so it runs before the pages' effects, which fetch their data.
  useLayoutEffect(() => actAs(userId), [userId]);
  useEffect(() => onAnotherPerson(() => void recheckSession(client)), [client]);

  useEffect(() => {
    if (verified) storeUser(user);
  }, [verified, user]);

  const lastId = useRef<number | undefined>(undefined);
  const isFrozen = useIsPageFrozen();
  const forget = useEffectEvent(() => (isForVisitors || isFrozen ? void forgetAnswers(client) : dropAnswers(client)));
  useEffect(() => {
    if (lastId.current !== undefined && userId === undefined) forget();
    lastId.current = userId;
  }, [userId]);

  const lastPerson = useRef<number | undefined>(undefined);
  const name = user?.name;
  useEffect(() => {
    if (userId === undefined) return;
    if (lastPerson.current !== undefined && lastPerson.current !== userId) {
      // The toasts and their undo buttons belong to the previous user.
      dismissToasts();
      showToast({ title: `You’re now logged in as ${name}` });
    }
    lastPerson.current = userId;
  }, [userId, name]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storedUserKey || event.key === null) void recheckSession(client);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [client]);

  useEffect(() => {
    if (userId === undefined) return;
    return hearLive(api.live.stream.address.path, () => void recheckSession(client));
  }, [client, userId]);

  useLiveEvents(({ kind }) => {
    if (kind === 'connected' || kind === 'session_changed') void recheckSession(client);
  });
}
