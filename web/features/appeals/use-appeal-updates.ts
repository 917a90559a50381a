import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

type About = 'cars' | 'reviews' | 'sales' | 'wanted' | 'applications' | 'dealers';

/**
 * Refetches appeals when a decision is made elsewhere. An appeal is a ticket, and its outcome can change the user's own
 * standing. With `about`, also refetches the feature the decision is about.
 */
export function useAppealUpdates(about?: About) {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind !== 'ticket_changed' && kind !== 'session_changed' && kind !== 'connected') return;
    void client.invalidateQueries({ queryKey: ['appeals'] });
    if (about && kind === 'ticket_changed') void client.invalidateQueries({ queryKey: [about] });
  });
}
