import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PageName } from '@forecourt/contract/pages.ts';

type Shown = LazyExoticComponent<ComponentType<{ href: string }>>;

const introductions: Partial<Record<PageName, Shown>> = {
  sell: lazy(async () => ({ default: (await import('../pages/sell-introduction.tsx')).SellIntroduction })),
  becomeDealer: lazy(async () => ({
    default: (await import('../pages/become-dealer-introduction.tsx')).BecomeDealerIntroduction,
  })),
  support: lazy(async () => ({ default: (await import('../pages/support-introduction.tsx')).SupportIntroduction })),
};

/** What a visitor sees of a members' page that introduces itself (`introduces` in contract/pages.ts). */
export function Introduction({ page, href }: { page: PageName | null; href: string }) {
  const Shown = page && introductions[page];
  return Shown ? <Shown href={href} /> : null;
}
