import clsx from 'clsx';

export interface ButtonVariant {
  /**
   * `primary` is ink on paper, `accent` is for the main search, and `quiet` has no border until hovered. `danger` opens
   * a confirmation, and `danger-confirm` is the confirming button inside it.
   */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-confirm' | 'accent' | 'link';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

/** Shared by buttons and links styled as buttons. */
export const buttonClass = ({ kind = 'primary', size = 'medium', wide }: ButtonVariant): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 font-semibold whitespace-nowrap transition-colors duration-150 select-none',
    'disabled:opacity-55 aria-busy:opacity-100',
    kinds[kind],
    kind !== 'link' && sizes[size],
    wide && 'w-full',
  );

const kinds = {
  primary: 'bg-ink text-paper not-disabled:hover:bg-ink/85',
  plain: 'border border-line bg-surface text-ink not-disabled:hover:border-edge',
  quiet: 'text-ink-2 not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  danger:
    'border border-danger/45 bg-surface text-danger not-disabled:hover:border-danger not-disabled:hover:bg-danger-soft',
  'danger-confirm': 'bg-danger-fill text-white not-disabled:hover:bg-danger-fill/88',
  accent: 'bg-accent-fill text-white not-disabled:hover:bg-accent-fill/90',
  link: 'text-ink underline decoration-edge underline-offset-4 not-disabled:hover:decoration-ink',
};

const sizes = {
  small: 'h-9 rounded-s px-3.5 text-sm',
  medium: 'h-[42px] rounded-m px-[18px]',
  large: 'h-[50px] rounded-m px-6 text-lg',
};
