/** Shared by the entries of dropdowns and the mobile menu. */
export const menuItemClass =
  'flex w-full items-center gap-3 rounded-m px-3 py-2.5 text-left font-medium text-ink hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:text-ink-3';
