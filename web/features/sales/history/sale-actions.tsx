import { useState, type ReactNode } from 'react';
import { FileBadge, MessageCircle, Pencil, Scale, Undo2 } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { HistoryChoices } from '../history-choices.tsx';
import { ListAgain } from '../list-again.tsx';
import { UndoSale } from '../undo-sale.tsx';

interface SaleActionsProps {
  sale: Sale;
  onEdit: () => void;
  /** Button to write a review of the sale, or the review that was written. */
  review: ReactNode;
}

/** The actions available to this user, and links to the ticket and the conversation. */
export function SaleActions({ sale, onEdit, review }: SaleActionsProps) {
  const [isUndoing, setUndoing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4 empty:hidden print:hidden">
      {review}
      {sale.may.edit && (
        <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onEdit}>
          <Pencil size={15} aria-hidden="true" />
          {sale.buyer_id === null && sale.status === 'recorded' ? 'Edit details or name the buyer' : 'Edit details'}
          <span className="sr-only"> of {sale.car_name}</span>
        </Button>
      )}
      {sale.bill_number !== null && (
        <ButtonLink
          to={paths.bill}
          params={{ number: sale.bill_number }}
          kind="plain"
          size="small"
          className="pointer-coarse:h-11"
        >
          <FileBadge size={15} aria-hidden="true" />
          Bill of sale
          <span className="sr-only"> of {sale.car_name}</span>
        </ButtonLink>
      )}
      <ListAgain sale={sale} />
      <HistoryChoices sale={sale} />
      {sale.ticket_id !== null && (
        <ButtonLink
          to={paths.ticket}
          params={{ id: String(sale.ticket_id) }}
          kind="plain"
          size="small"
          className="pointer-coarse:h-11"
        >
          <Scale size={15} aria-hidden="true" />
          Open ticket
        </ButtonLink>
      )}
      {sale.conversation_id !== null && (
        <ButtonLink
          to={paths.conversation}
          params={{ id: String(sale.conversation_id) }}
          kind="quiet"
          size="small"
          className="pointer-coarse:h-11"
        >
          <MessageCircle size={15} aria-hidden="true" />
          Messages
        </ButtonLink>
      )}
      {sale.may.withdraw && (
        <Button kind="quiet" size="small" className="pointer-coarse:h-11 sm:ml-auto" onClick={() => setUndoing(true)}>
          <Undo2 size={15} aria-hidden="true" />
          Undo sale
          <span className="sr-only"> of {sale.car_name}</span>
        </Button>
      )}
      {sale.may.withdraw && (
        <UndoSale
          car={isUndoing ? { id: sale.car_id, title: sale.car_name } : null}
          onClose={() => setUndoing(false)}
        />
      )}
    </div>
  );
}
