import { Component, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen.tsx';

interface ErrorBoundaryState {
  error: unknown;
  broken: boolean;
}

/** Last-resort error boundary. Pages have their own inside the shell. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, broken: false };

  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({ error, broken: true });

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main>
        <FailureScreen error={this.state.error} onRetry={() => this.setState({ error: undefined, broken: false })} />
      </main>
    );
  }
}
