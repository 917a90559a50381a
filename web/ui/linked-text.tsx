import { withLinks } from '../lib/links.ts';

/** User-written text. Web addresses become links that open in a new tab. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className="wrap-anywhere whitespace-pre-wrap">
    {withLinks(text).map((part, at) =>
      part.href ? (
        <a
          key={at}
          href={part.href}
          target="_blank"
          rel="nofollow noopener ugc"
          className="underline underline-offset-2"
        >
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
);
