import { ArrowRight } from 'lucide-react';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { backToList, type DeskSearch } from '../desk-search.ts';

/** Links to the next ticket in the list the user came from. */
export const NextTicket = ({ next, search }: { next: number; search: DeskSearch }) => (
  <ButtonLink to={staffTabs.tickets} search={{ ...backToList(search), ticket: next }} kind="plain">
    Next ticket
    <ArrowRight size={18} aria-hidden="true" />
  </ButtonLink>
);
