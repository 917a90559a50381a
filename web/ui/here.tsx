import type { ReactNode } from 'react';
import { useIsHere } from '../lib/first-view.ts';

/** What only the browser can show: the server leaves it out, and nothing around it is drawn anew when it comes. */
export const Here = ({ children }: { children: ReactNode }) => useIsHere() && children;
