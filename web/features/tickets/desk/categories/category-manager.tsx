import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { useAction } from '../use-action.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';
import type { Category } from './category.ts';

/** Ticket categories, managed by admins. A retired category stays on its existing tickets. */
export function CategoryManager() {
  const { data, error, refetch } = useQuery(api.tickets.allCategories.query({}));
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const { act, isActing } = useAction();
  const offer = ({ id, name, is_retired }: Category) =>
    act({
      run: () => api.tickets.saveCategory({ id, name, is_retired: !is_retired }),
      done: { title: is_retired ? `“${name}” restored` : `“${name}” retired` },
    });
  const close = () => setEdited(null);
  return (
    <div className="grid max-w-[860px] grid-cols-1 gap-6">
      <DeskHeading
        back={{}}
        title="Ticket categories"
        text="Users select one of these when they create a ticket."
        actions={
          <Button onClick={() => setEdited('new')}>
            <Plus size={18} aria-hidden="true" />
            Add category
          </Button>
        }
      />
      {error && !data && (
        <ErrorState
          level={2}
          title="Failed to get the categories"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 rounded-l" />}
      {data && (
        <ul aria-label="Categories" className="rounded-l border border-line bg-surface">
          {data.categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              isActing={isActing}
              onRename={() => setEdited(category)}
              onOffer={() => offer(category)}
            />
          ))}
        </ul>
      )}
      <Dialog
        isForm
        open={edited !== null}
        onClose={close}
        title={edited === 'new' ? 'Add category' : 'Rename category'}
      >
        {edited !== null && <CategoryForm category={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
    </div>
  );
}
