import type { ReactNode } from 'react';
import { useIsClient } from '../lib/ssr-state.ts';

/**
 * Renders its children in the browser only. The server leaves them out, and nothing around them re-renders when they
 * appear.
 */
export const ClientOnly = ({ children }: { children: ReactNode }) => useIsClient() && children;
