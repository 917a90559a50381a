import { useEffect, useRef } from 'react';
import { Analytics } from './analytics/analytics.tsx';
import { CategoryManager } from './categories/category-manager.tsx';
import { deskTitle } from './desk-heading.tsx';
import type { DeskSearch } from './desk-search.ts';
import { keepsCategories, readsTickets } from './me.ts';
import { TicketList, type TicketListProps } from './list/ticket-list.tsx';
import { TemplateManager } from './templates/template-manager.tsx';
import { TicketDesk, type TicketDeskProps } from './ticket/ticket-desk.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';

type DeskProps = TicketListProps & Pick<TicketDeskProps, 'onPerson' | 'renderSale' | 'renderAppeal' | 'renderStanding'>;

/** The staff ticket desk: the list, a single ticket, templates, categories or analytics. */
export function Desk({ onPerson, renderSale, renderAppeal, renderStanding, ...props }: DeskProps) {
  const { me, search, onGo } = props;
  useLiveRefresh('tickets');
  useFocusOnScreen(screenOf(search));
  if (!readsTickets(me)) return <Analytics days={search.days ?? '30'} onGo={onGo} readsTickets={false} />;
  if (search.ticket !== undefined)
    return (
      <TicketDesk
        key={search.ticket}
        id={search.ticket}
        me={me}
        search={search}
        onGo={onGo}
        onPerson={onPerson}
        renderSale={renderSale}
        renderAppeal={renderAppeal}
        renderStanding={renderStanding}
      />
    );
  if (search.view === 'analytics') return <Analytics days={search.days ?? '30'} onGo={onGo} readsTickets />;
  if (search.view === 'templates') return <TemplateManager me={me} isNew={search.new === '1'} onGo={onGo} />;
  if (search.view === 'categories' && keepsCategories(me)) return <CategoryManager />;
  return <TicketList {...props} />;
}

const screenOf = ({ ticket, view }: DeskSearch) => (ticket === undefined ? (view ?? 'list') : `ticket ${ticket}`);

/** Screens replace each other within one page, so focus moves to the new screen's heading. */
function useFocusOnScreen(screen: string) {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current !== screen) document.getElementById(deskTitle)?.focus({ preventScroll: true });
    last.current = screen;
  }, [screen]);
}
