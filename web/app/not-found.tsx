import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useTitle } from '../lib/title.ts';

/** Also shown for pages the user has no access to, so that their existence isn't revealed. */
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
        Check the address. The page may have moved or been removed.
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
