import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import type { DeskSearch } from '../desk-search.ts';
import { handlesTickets, type Me } from '../me.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateForm } from './template-form.tsx';
import type { Template } from './template.ts';

interface TemplateManagerProps {
  me: Me;
  /** True while a new template is being written. */
  isNew: boolean;
  onGo: (next: DeskSearch, options?: { replace?: boolean }) => void;
}

export function TemplateManager({ me, isNew, onGo }: TemplateManagerProps) {
  const { data, error, refetch } = useQuery(api.tickets.templates.query({}));
  const [edited, setEdited] = useState<Template | null>(null);
  const [unwanted, setUnwanted] = useState<Template | null>(null);
  const mayAct = handlesTickets(me);
  const begin = () => onGo({ view: 'templates', new: '1' });
  const close = () => {
    setEdited(null);
    if (isNew) onGo({ view: 'templates' }, { replace: true });
  };
  const isWriting = mayAct && (isNew || edited !== null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <DeskHeading
        back={{}}
        title="Response templates"
        text="Prepared replies. Variables in braces are filled in when you insert a template."
        actions={
          mayAct && (
            <Button onClick={begin}>
              <Plus size={18} aria-hidden="true" />
              New template
            </Button>
          )
        }
      />
      {error && !data && (
        <ErrorState
          level={2}
          title="Failed to get the templates"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton />}
      {data?.templates.length === 0 && (
        <EmptyState
          icon={<LayoutTemplate size={26} aria-hidden="true" />}
          title="No templates yet"
          text="Save the answers you send most often."
          actions={mayAct && <Button onClick={begin}>Create Response Template</Button>}
        />
      )}
      {data && data.templates.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {data.templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              {...(mayAct && { onEdit: () => setEdited(template), onDelete: () => setUnwanted(template) })}
            />
          ))}
        </ul>
      )}
      <Dialog isForm open={isWriting} onClose={close} title={edited ? 'Edit template' : 'Create Response Template'}>
        {isWriting && <TemplateForm key={edited?.id ?? 'new'} template={edited} me={me} onDone={close} />}
      </Dialog>
      <DeleteTemplate template={unwanted} onClose={() => setUnwanted(null)} />
    </div>
  );
}

const ListSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-3 md:grid-cols-2">
    {[1, 2, 3, 4].map((one) => (
      <Skeleton key={one} className="h-40 rounded-l" />
    ))}
  </output>
);
