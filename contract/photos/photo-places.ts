/** Where this server hands out photos of cars; a storage that does so itself has an address of its own. */
export const ownPhotoBase = '/photos/';

/** Where pictures of tickets are handed out: always here, to those who may read the ticket. */
export const ticketPhotoBase = '/ticket-photos/';

/** Where avatars of people and logos of dealers are handed out: always here, so that they can be taken back at once. */
export const avatarBase = '/avatars/';
export const logoBase = '/logos/';
