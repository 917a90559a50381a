import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fillTemplate } from '@forecourt/contract/tickets/ticket-values.ts';
import * as api from '../../../../lib/api.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Me } from '../me.ts';
import { valuesFor } from '../templates/template-values.ts';
import type { DeskTicket } from '../desk-ticket.ts';

interface TemplatePickerProps {
  open: boolean;
  ticket: DeskTicket;
  me: Me;
  onClose: () => void;
  onInsert: (text: string) => void;
}

/** Lists the response templates as this user would read them. */
export const TemplatePicker = ({ open, onClose, ...rest }: TemplatePickerProps) => (
  <Dialog open={open} onClose={onClose} title="Insert a template">
    {open && <Choice {...rest} />}
  </Dialog>
);

function Choice({ ticket, me, onInsert }: Omit<TemplatePickerProps, 'open' | 'onClose'>) {
  const { data, error, refetch } = useQuery(api.tickets.templates.query({}));
  const [wanted, setWanted] = useState('');
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="Failed to get the templates"
        text={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40 rounded-m" />;
  if (data.templates.length === 0) return <NoTemplates />;
  const values = valuesFor(ticket, me);
  const found = data.templates.filter(({ name, content }) =>
    `${name} ${content}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label="Find a template"
        placeholder="Find a template"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 && <p className="text-ink-2">No templates match your search.</p>}
      <ul aria-label="Templates" className="grid gap-2">
        {found.map(({ id, name, content }) => {
          const filled = fillTemplate(content, values);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onInsert(filled)}
                className="grid w-full gap-1 rounded-m border border-line p-3 text-left transition-colors hover:border-edge hover:bg-sunken"
              >
                <span className="font-semibold">{name}</span>
                <span className="line-clamp-3 text-sm text-ink-2">{filled}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const NoTemplates = () => (
  <p className="text-ink-2">
    No templates yet.{' '}
    <Link
      to={staffTabs.tickets}
      search={{ view: 'templates', new: '1' }}
      className="font-semibold text-ink underline underline-offset-4"
    >
      Create a template
    </Link>
  </p>
);
