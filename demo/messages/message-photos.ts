import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';

/**
 * In three conversations the seller sends two more photos with their latest message about the car. They show the car's
 * shipped pictures, whose keys end the same.
 */
export const seedMessagePhotos = (tx: Tx) =>
  sql`
    with chosen as (
      select distinct on (conversations.id) messages.id as message_id, messages.sender_id, messages.created_at, cars.id as car_id
      from conversations join cars on cars.id = conversations.car_id
      join messages on messages.conversation_id = conversations.id
      where conversation_type = 'direct' and message_type = 'text' and messages.sender_id = cars.seller_id
      order by conversations.id, messages.sequence desc limit 3
    ), pictures as (
      select chosen.*, shown.place, shown.width, shown.height, shown.blur, shown.bytes,
        left(md5(message_id || ' ' || shown.place), 12) || right(shown.key, 10) as new_key
      from chosen cross join lateral (
        select photos.*, photos.position - 1 as place from photos
        where photos.car_id = chosen.car_id and photos.position between 1 and 2
      ) as shown
    ), stored as (
      insert into photos (key, owner_id, width, height, blur, bytes, created_at)
      select new_key, sender_id, width, height, blur, bytes, created_at from pictures returning id, key
    )
    insert into message_photos (photo_id, message_id, position)
    select stored.id, message_id, place from pictures join stored on stored.key = new_key
  `.execute(tx);
