import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { isShownAvatar } from '../../features/accounts/avatars.store.ts';
import { isLogo } from '../../features/dealers/logos.store.ts';
import { findPhotoOfCar, isOfTheirCar } from '../../features/photos/photos.store.ts';
import { findMessagePhoto } from '../../features/messaging/message-photos.store.ts';
import { hasOpenedMessage } from '../../features/reports/conversation-reports.store.ts';
import { findPicture } from '../../features/tickets/responses.store.ts';
import { maySeePicture } from '../../features/tickets/ticket.rules.ts';
import { reachOf } from '../../lib/handlers.ts';
import type { PhotoVisibility } from '../../lib/photo-visibility.ts';

/** Photos of public cars are visible to everyone. Others only to their sellers and staff. */
export const carPhotoVisibility =
  (db: Database): PhotoVisibility =>
  async (key, asker) => {
    const photo = await findPhotoOfCar(db, key);
    if (!photo) return 'no_one';
    if (photo.is_shown) return 'everyone';
    const actor = await asker();
    if (!actor) return 'no_one';
    const isTheirs = () => isOfTheirCar(db, key, reachOf(actor));
    return staffRoleMay(actor.staffRole, 'cars.read') || (await isTheirs()) ? 'asker' : 'no_one';
  };

/** Ticket pictures are visible to the same users as the ticket: its requester and staff. */
export const ticketPhotoVisibility =
  (db: Database): PhotoVisibility =>
  async (key, asker) => {
    const actor = await asker();
    const picture = actor && (await findPicture(db, key));
    return picture && maySeePicture(picture, actor) ? 'asker' : 'no_one';
  };

/**
 * Photos in messages are visible to everyone who can read the message, and to staff who opened that part of a reported
 * conversation. Unsent ones only to their uploader.
 */
export const messagePhotoVisibility =
  (db: Database): PhotoVisibility =>
  async (key, asker) => {
    const actor = await asker();
    const photo = actor && (await findMessagePhoto(db, key, reachOf(actor)));
    if (!photo) return 'no_one';
    if (photo.is_readable) return 'asker';
    const { message } = photo;
    if (!message || !staffRoleMay(actor.staffRole, 'conversations.read')) return 'no_one';
    return (await hasOpenedMessage(db, actor, message)) ? 'asker' : 'no_one';
  };

/** Avatars of visible users are public. Replaced and removed ones are gone right away. */
export const avatarVisibility =
  (db: Database): PhotoVisibility =>
  async (key) =>
    (await isShownAvatar(db, key)) ? 'everyone' : 'no_one';

export const logoVisibility =
  (db: Database): PhotoVisibility =>
  async (key) =>
    (await isLogo(db, key)) ? 'everyone' : 'no_one';
