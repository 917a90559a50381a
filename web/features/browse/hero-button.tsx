import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

export const HeroButton = ({ children }: { children: ReactNode }) => (
  <Button type="submit" kind="accent" size="large" className="m-1.5 max-sm:col-span-2 sm:col-start-3 sm:min-w-[124px]">
    {children}
  </Button>
);
