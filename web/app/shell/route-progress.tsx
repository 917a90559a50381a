import { useRouterState } from '@tanstack/react-router';

/** A thin progress line while the next page loads. Delayed, so fast pages never show it. */
export function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  if (!loading) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden">
      <div className="h-full w-1/3 animate-advance bg-accent" />
    </div>
  );
}
