// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const searches = connect('searches', {
  list: {"method":"GET","path":"/api/searches.php"},
  add: {"method":"POST","path":"/api/searches.php","refetch":[["searches"]]},
  update: {"method":"PUT","path":"/api/searches.php","refetch":[["searches"]]},
  remove: {"method":"DELETE","path":"/api/searches.php","query":{"id":null},"refetch":[["searches"]]},
  restore: {"method":"POST","path":"/api/searches.php","query":{"action":"restore"},"refetch":[["searches"]]},
  open: {"method":"POST","path":"/api/searches.php","query":{"action":"open"},"refetch":[["searches"]]},
});
