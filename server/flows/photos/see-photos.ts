import type { Database } from '../../database/database.ts';
import { sideOf } from '../../features/cars/listing.rules.ts';
import { findPhotoOfCar, isOfTheirCar } from '../../features/photos/photos.store.ts';
import { findPicture } from '../../features/tickets/responses.store.ts';
import { maySeePicture } from '../../features/tickets/ticket.rules.ts';
import type { WhoSees } from '../../lib/who-sees.ts';

/** A photo of a car that everybody may see, everybody; of another, its seller's side and the staff. */
export const whoSeesCarPhoto =
  (db: Database): WhoSees =>
  async (key, asker) => {
    const photo = await findPhotoOfCar(db, key);
    if (!photo) return 'nobody';
    if (photo.is_shown) return 'everybody';
    const actor = await asker();
    if (!actor) return 'nobody';
    const isTheirs = () => isOfTheirCar(db, key, sideOf({ userId: actor.id, team: actor.team }));
    return actor.staffRole !== null || (await isTheirs()) ? 'asker' : 'nobody';
  };

/** A picture of a ticket: who asked and the staff, as with the ticket itself. */
export const whoSeesTicketPhoto =
  (db: Database): WhoSees =>
  async (key, asker) => {
    const actor = await asker();
    const picture = actor && (await findPicture(db, key));
    return picture && maySeePicture(picture, actor) ? 'asker' : 'nobody';
  };
