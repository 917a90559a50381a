import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { isShownAvatar } from '../../features/accounts/avatars.store.ts';
import { isLogo } from '../../features/dealers/logos.store.ts';
import { findPhotoOfCar, isOfTheirCar } from '../../features/photos/photos.store.ts';
import { findPicture } from '../../features/tickets/responses.store.ts';
import { maySeePicture } from '../../features/tickets/ticket.rules.ts';
import { reachOf } from '../../lib/handlers.ts';
import type { PhotoVisibility } from '../../lib/photo-visibility.ts';

/** Photos of public cars are visible to everyone. Others only to their sellers and staff. */
export const carPhotoVisibility =
  (db: Database): PhotoVisibility =>
  async (key, asker) => {
    const photo = await findPhotoOfCar(db, key);
    if (!photo) return 'nobody';
    if (photo.is_shown) return 'everybody';
    const actor = await asker();
    if (!actor) return 'nobody';
    const isTheirs = () => isOfTheirCar(db, key, reachOf(actor));
    return staffRoleMay(actor.staffRole, 'cars.read') || (await isTheirs()) ? 'asker' : 'nobody';
  };

/** Ticket pictures are visible to the same users as the ticket: its requester and staff. */
export const whoSeesTicketPhoto =
  (db: Database): PhotoVisibility =>
  async (key, asker) => {
    const actor = await asker();
    const picture = actor && (await findPicture(db, key));
    return picture && maySeePicture(picture, actor) ? 'asker' : 'nobody';
  };

/** Avatars of visible users are public. Replaced and removed ones are gone right away. */
export const whoSeesAvatar =
  (db: Database): PhotoVisibility =>
  async (key) =>
    (await isShownAvatar(db, key)) ? 'everybody' : 'nobody';

export const whoSeesLogo =
  (db: Database): PhotoVisibility =>
  async (key) =>
    (await isLogo(db, key)) ? 'everybody' : 'nobody';
