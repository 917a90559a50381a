import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

type About = 'cars' | 'reviews' | 'applications' | 'dealers';

/**
 * What is decided elsewhere shows at once: an appeal is a ticket, and what it undoes may be one's own standing. With
 * `about`, what the decision is about is read again too.
 */
export function useAppealNews(about?: About) {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind !== 'ticket_changed' && kind !== 'session_changed' && kind !== 'connected') return;
    void client.invalidateQueries({ queryKey: ['appeals'] });
    if (about && kind === 'ticket_changed') void client.invalidateQueries({ queryKey: [about] });
  });
}
