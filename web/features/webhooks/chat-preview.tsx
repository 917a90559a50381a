import type { ReactNode } from 'react';
import { chatMessage, type Told } from '@forecourt/contract/webhooks/chat-message.ts';

/** Previews the message as a chat would show it. */
export function ChatPreview({ announcement }: { announcement: Told }) {
  const message = chatMessage(announcement);
  return (
    <figure aria-label="Preview" className="grid grid-cols-[36px_minmax(0,1fr)] gap-3 rounded-l bg-sunken p-4">
      <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-ink font-bold text-paper">
        {message.username.slice(0, 1)}
      </span>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <b>{message.username}</b>
          <span className="rounded-[5px] bg-ink px-1.5 text-xs font-bold text-paper">APP</span>
          <span className="text-ink-3">Example</span>
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{marked(message.content)}</p>
        {message.embeds.map((embed) => (
          <div
            key={embed.title}
            className="relative grid gap-1 overflow-hidden rounded-m border border-line bg-surface py-3 pr-4 pl-5"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              className="absolute inset-y-0 left-0 h-full w-1"
            >
              <rect width="1" height="1" fill={`#${embed.color.toString(16).padStart(6, '0')}`} />
            </svg>
            <p className="font-semibold wrap-anywhere">{marked(embed.title)}</p>
            {embed.fields?.map((field) => (
              <p key={field.name} className="text-sm">
                <b>{field.name}</b> {marked(field.value)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

const pieces = /\*\*((?:\\.|[^*\\])+)\*\*|(https?:\/\/\S+)|\\(.)/g;

/** Renders the chat markup our texts use: bold, links and backslash escapes. */
function marked(text: string): ReactNode[] {
  const shown: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: bold, 2: link, 3: sign, index } of text.matchAll(pieces)) {
    shown.push(text.slice(from, index));
    if (bold !== undefined) shown.push(<b key={index}>{bold.replaceAll(/\\(.)/g, '$1')}</b>);
    else if (link !== undefined)
      shown.push(
        <span key={index} className="text-accent-ink underline">
          {link}
        </span>,
      );
    else shown.push(sign);
    from = index + whole.length;
  }
  return [...shown, text.slice(from)];
}
