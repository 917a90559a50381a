import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useTitle } from '../lib/title.ts';

/** Also what a page for others answers, so that nobody learns that it exists. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <div className="wrap grid justify-items-center gap-5 py-[clamp(48px,9vw,120px)] text-center">
      <p
        aria-hidden="true"
        className="wide rounded-l border-2 border-ink px-7 py-2 text-[clamp(2.5rem,8vw,4.5rem)] leading-tight tracking-[0.08em] text-ink"
      >
        404
      </p>
      <h1 className="mt-3 text-2xl">This page is not on the lot</h1>
      <p className="max-w-[46ch] text-lg text-ink-2 text-pretty">
        The address may be mistyped, or what stood here has been moved or taken down.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2.5">
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        <ButtonLink to={paths.browse} kind="plain">
          Browse Cars
        </ButtonLink>
      </div>
    </div>
  );
}
