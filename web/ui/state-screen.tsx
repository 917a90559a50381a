import type { ReactNode } from 'react';

interface StateScreenProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** The page's own heading, or one inside a page that has one. */
  level?: 1 | 2;
}

/** One idea in the middle of the page: nothing here, something failed, please wait, please log in. */
export function StateScreen({ icon, title, text, actions, level = 1 }: StateScreenProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-center gap-4 px-4 py-[clamp(48px,9vw,112px)] text-center">
      {icon && <span className="mb-2 grid size-16 place-items-center rounded-full bg-sunken text-ink-2">{icon}</span>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <div className="text-lg text-ink-2 text-pretty">{text}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  );
}
