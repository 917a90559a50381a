import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { tab } from './storage.ts';

const key = 'forecourt.resume';

/** The action the login was for. In memory only, so nothing runs automatically after a reload. */
let due: { address: string; action: string } | null = null;

/**
 * Resumes the action a visitor started before they were asked to log in, once they're back on the same page and logged
 * in. Returns a function to call before the login.
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

/** Called when a login succeeded and returns to this address. */
export function resumeAt(address: string) {
  const [action = '', ...rememberedAt] = (tab.read(key) ?? '').split(' ');
  tab.remove(key);
  due = rememberedAt.join(' ') === address ? { address, action } : null;
}

/** Called when a page is shown. An earlier login attempt was abandoned or led elsewhere. */
export function forgetResuming(address: string) {
  tab.remove(key);
  if (due?.address !== address) due = null;
}
