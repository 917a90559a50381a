import { draft } from '../market.ts';
import { asFile, picture } from '../pictures.ts';
import type { Site } from '../site.ts';
import { answerTo } from './answers.ts';

/** A user with a car, who adds photos to it. */
export async function photographer(site: Site) {
  const mara = await site.as('member');
  const car_id = await draft(mara);
  const photo = await picture('jpeg', 1200, 900);
  const upload = () => {
    const body = new FormData();
    body.append('car_id', String(car_id));
    body.append('photo', asFile(photo, 'car.jpg'));
    return answerTo(() => mara.browser.fetch('/api/photos.php', { method: 'POST', body }));
  };
  const rows = async () =>
    (await site.db.selectFrom('photos').select('id').where('car_id', '=', car_id).execute()).length;
  const add = () => mara.api.photos.add({ car_id, files: { photo: [asFile(photo, 'car.jpg')] } });
  return { mara, upload, rows, add };
}
