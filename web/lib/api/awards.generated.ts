// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const awards = connect('awards', {
  ofUser: {"method":"GET","path":"/api/awards.php","query":{"user_id":null}},
  catalogue: {"method":"GET","path":"/api/awards.php","query":{"action":"catalogue"}},
  add: {"method":"POST","path":"/api/awards.php","query":{"action":"add"},"refetch":[["awards"]]},
  edit: {"method":"PUT","path":"/api/awards.php","query":{"action":"edit"},"refetch":[["awards"]]},
  grant: {"method":"POST","path":"/api/awards.php","query":{"action":"grant"},"refetch":[["awards"]]},
  revoke: {"method":"POST","path":"/api/awards.php","query":{"action":"revoke"},"refetch":[["awards"]]},
});
