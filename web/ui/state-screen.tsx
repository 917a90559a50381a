import type { ReactNode } from 'react';
import clsx from 'clsx';

interface StateScreenProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** Whether the title is the page's h1 or a heading inside a page. */
  level?: 1 | 2;
}

/** A centred message: nothing here, something failed, please wait, or please log in. */
export function StateScreen({ icon, title, text, actions, level = 1 }: StateScreenProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-[520px] justify-items-center px-4 text-center',
        level === 1 ? 'gap-4 py-[clamp(48px,9vw,112px)]' : 'gap-3 py-[clamp(36px,5vw,60px)]',
      )}
    >
      {icon && <span className="mb-2 grid size-16 place-items-center rounded-full bg-sunken text-ink-2">{icon}</span>}
      <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      {text && <div className={clsx('wrap-anywhere text-ink-2 text-pretty', level === 1 && 'text-lg')}>{text}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  );
}
