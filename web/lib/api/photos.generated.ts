// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const photos = connect('photos', {
  add: {"method":"POST","path":"/api/photos.php","files":["photo"],"refetch":[["cars"],["inventory"]]},
  arrange: {"method":"PUT","path":"/api/photos.php","query":{"action":"arrange"},"refetch":[["cars"],["inventory"]]},
  remove: {"method":"DELETE","path":"/api/photos.php","query":{"id":null},"whenMissing":false,"refetch":[["cars"],["inventory"]]},
});
