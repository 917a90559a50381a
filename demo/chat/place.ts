/** The chat's mount path, and the host name webhooks use for it. It resolves only to this chat. */
export const chatPlace = { path: '/demo/chat', host: 'chat.forecourt.example' } as const;

/** Members and dealers who try their own webhook enter this channel's address. */
export const ownChannel = 'my-webhook';

/** A channel's webhook address, as an admin would copy it from the chat. */
export const hookOf = (channel: string) => `https://${chatPlace.host}/hooks/${channel}`;
