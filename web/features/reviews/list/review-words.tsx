import { useId, useState } from 'react';
import clsx from 'clsx';

/** The text of a review. A very long text is collapsed. */
export function ReviewWords({ title, comment }: { title: string; comment: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = comment.length > 640 || comment.split('\n').length > 9;
  return (
    <>
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <p
        id={id}
        className={clsx('measure wrap-anywhere whitespace-pre-wrap text-ink-2', isLong && !isOpen && 'line-clamp-6')}
      >
        {comment}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-9 w-fit rounded-s text-sm font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Read more'}
        </button>
      )}
    </>
  );
}
