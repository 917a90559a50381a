/** Where the chat is mounted, and the host by which webhooks know it: it leads nowhere but there. */
export const chatPlace = { path: '/demo/chat', host: 'chat.forecourt.example' } as const;

/** The address of one channel, as an admin would have copied it out of the chat. */
export const hookOf = (channel: string) => `https://${chatPlace.host}/hooks/${channel}`;
