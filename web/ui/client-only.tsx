import type { ReactNode } from 'react';
import { useIsClient } from '../lib/ssr-state.ts';

/** What only the browser can show: the server leaves it out, and nothing around it is drawn anew when it comes. */
export const ClientOnly = ({ children }: { children: ReactNode }) => useIsClient() && children;
