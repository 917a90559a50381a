import { useQuery } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Me } from '../me.ts';
import { useAction } from '../use-action.ts';
import { may, type DeskTicket } from '../desk-ticket.ts';

/** Offers what users can select too, and the ticket's own category if it's retired. */
export function CategoryControl({ ticket, me }: { ticket: DeskTicket; me: Me }) {
  const { act, isActing } = useAction();
  const { data } = useQuery(api.tickets.allCategories.query({}));
  if (!may(ticket, 'categorise') || !data) return null;
  const offered = data.categories.filter(({ id, is_retired }) => !is_retired || id === ticket.category_id);
  const set = (categoryId: number) =>
    act({
      run: () => api.tickets.updateCategory({ ticket_id: ticket.id, category_id: categoryId, user_id: me.id }),
      done: { title: `Moved to ${offered.find(({ id }) => id === categoryId)?.name}` },
    });
  return (
    <Field label="Category" hint="The user sees the change.">
      {(control) => (
        <Select
          {...control}
          disabled={isActing}
          value={ticket.category_id}
          onChange={({ target }) => set(Number(target.value))}
        >
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
