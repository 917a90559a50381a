import { ownOrigin } from '../../lib/own-origin.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** For those who don't want to believe this page. */
export const CheckYourself = () => (
  <Disclosure
    isWide
    title="Check a downloaded file yourself"
    className="rounded-l border border-line bg-surface px-5 py-4 print:hidden"
    titleClassName="font-semibold"
  >
    <div className="mt-3 grid max-w-[68ch] gap-2 text-ink-2">
      <p>
        The file is text with an Ed25519 signature. Our public keys, including earlier ones, are at{' '}
        <a href="/.well-known/forecourt-keys.json" className="text-ink underline decoration-edge underline-offset-4">
          {ownOrigin().replace(/^https?:\/\//, '')}/.well-known/forecourt-keys.json
        </a>
        . Save them once, and with Forecourt’s source code you can check any bill without a connection:
      </p>
      <p>
        <code className="wrap-anywhere text-ink">npm run check-bill -- FC-….txt --keys forecourt-keys.json</code>
      </p>
      <p>Only this page knows whether a bill was annulled or replaced later.</p>
    </div>
  </Disclosure>
);
