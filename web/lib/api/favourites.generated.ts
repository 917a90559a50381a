// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const favourites = connect('favourites', {
  list: {"method":"GET","path":"/api/favourites.php"},
  ids: {"method":"GET","path":"/api/favourites.php","query":{"action":"ids"}},
  add: {"method":"POST","path":"/api/favourites.php"},
  saveNote: {"method":"PUT","path":"/api/favourites.php","refetch":[["favourites","list"]]},
  target: {"method":"GET","path":"/api/favourites.php","query":{"action":"target"}},
  setTarget: {"method":"PUT","path":"/api/favourites.php","query":{"action":"target"},"refetch":[["favourites","list"],["favourites","target"]]},
  remove: {"method":"DELETE","path":"/api/favourites.php","query":{"car_id":null}},
});
