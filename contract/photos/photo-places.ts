/** Path of car photos on this server. A storage that serves them itself has its own address. */
export const ownPhotoBase = '/photos/';

/** Path of ticket pictures. Always served here, to people who can read the ticket. */
export const ticketPhotoBase = '/ticket-photos/';

/** Path of photos in messages. Always served here, to people who can read the message. */
export const messagePhotoBase = '/message-photos/';

/** Path of avatars and logos. Always served here, so they can be removed right away. */
export const avatarBase = '/avatars/';
export const logoBase = '/logos/';
