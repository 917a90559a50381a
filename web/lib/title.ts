import { useEffect } from 'react';
import { site } from './site.ts';

export const titleText = (title: string): string => (title ? `${title} · ${site.name}` : site.name);

/** A page that knows more than its route: a person's name, a car. Comes after the shell's own title. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = titleText(title);
  }, [title]);
}
