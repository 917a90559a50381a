import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { taskNames, tasks, type Task } from './review-tasks.ts';

interface ReviewActionsProps {
  review: Review;
  only?: Task;
  isOpening: boolean;
  /** Called when the pointer or focus is on a button, to load the code early. */
  onNear: () => void;
  onBegin: (task: Task) => void;
}

/** The action buttons. Renders nothing for read-only users. */
export function ReviewActions({ review, only, isOpening, onNear, onBegin }: ReviewActionsProps) {
  const open = taskNames.filter((task) => review.may[task] && (!only || task === only));
  if (open.length === 0) return null;
  return (
    <div className="-mx-3 -my-1 flex flex-wrap gap-x-1">
      {open.map((task) => {
        const { name, Icon } = tasks[task];
        return (
          <Button
            key={task}
            kind="quiet"
            size="small"
            className="px-3! pointer-coarse:h-11"
            disabled={isOpening}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onBegin(task)}
          >
            <Icon size={15} aria-hidden="true" />
            {name}
            {only && ' review'}
            <span className="sr-only"> {`“${review.title}”`}</span>
          </Button>
        );
      })}
    </div>
  );
}
