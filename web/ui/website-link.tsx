import { Globe } from 'lucide-react';

/** A user's own website, shown by host name. Marked as untrusted. */
export const WebsiteLink = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="nofollow noopener noreferrer ugc"
    className="inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-s underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
  >
    <Globe size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
    <span className="truncate">{nameOf(address)}</span>
    <span className="sr-only">(opens in a new tab)</span>
  </a>
);

const nameOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
