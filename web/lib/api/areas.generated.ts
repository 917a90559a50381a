// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const areas = connect('areas', {
  list: {"method":"GET","path":"/api/areas.php"},
  staffList: {"method":"GET","path":"/api/areas.php","query":{"action":"staff"}},
  add: {"method":"POST","path":"/api/areas.php","refetch":[["areas"]]},
  edit: {"method":"PUT","path":"/api/areas.php","refetch":[["areas"]]},
  merge: {"method":"POST","path":"/api/areas.php","query":{"action":"merge"},"refetch":[["areas"]]},
  addRegion: {"method":"POST","path":"/api/areas.php","query":{"action":"region"},"refetch":[["areas"]]},
  editRegion: {"method":"PUT","path":"/api/areas.php","query":{"action":"region"},"refetch":[["areas"]]},
});
