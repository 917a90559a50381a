import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { StateScreen } from './state-screen.tsx';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  actions?: ReactNode;
  level?: 1 | 2;
}

export const ErrorState = ({ title, text, onRetry, retryLabel = 'Try again', actions, level }: ErrorStateProps) => (
  <div role="alert">
    <StateScreen
      {...(level && { level })}
      icon={<TriangleAlert size={26} aria-hidden="true" />}
      title={title}
      text={text}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {actions}
        </>
      }
    />
  </div>
);
