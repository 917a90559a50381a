import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { tab } from './storage.ts';

const key = 'forecourt.resume';

/** What the login that just ended was for. In memory only: after a reload nothing happens by itself. */
let due: { address: string; action: string } | null = null;

/**
 * What a visitor wanted when they were asked to log in is done once they are back on the same page, signed in. Answers
 * with what to call before the login.
 */
export function useResumeAfterLogin(action: string, isReady: boolean, act: () => void): () => void {
  const router = useRouter();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      if (due?.action !== action || due.address !== router.state.location.href) return;
      due = null;
      actNow();
    });
    return () => clearTimeout(timer);
  }, [action, isReady, router]);
  return () => tab.write(key, `${action} ${router.state.location.href}`);
}

/** A login has worked and leads back to this address. */
export function resumeAt(address: string) {
  const [action = '', ...rememberedAt] = (tab.read(key) ?? '').split(' ');
  tab.remove(key);
  due = rememberedAt.join(' ') === address ? { address, action } : null;
}

/** Somebody looks at a page: a login that was begun before has not led anywhere, or led elsewhere. */
export function forgetResuming(address: string) {
  tab.remove(key);
  if (due?.address !== address) due = null;
}
