// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const push = connect('push', {
  state: {"method":"GET","path":"/api/push.php"},
  subscribe: {"method":"POST","path":"/api/push.php","query":{"action":"subscribe"},"refetch":[["push"],["accounts","sessions"]]},
  choose: {"method":"POST","path":"/api/push.php","query":{"action":"choose"},"refetch":[["push"],["accounts","sessions"]]},
  remove: {"method":"POST","path":"/api/push.php","query":{"action":"remove"},"refetch":[["push"],["accounts","sessions"]]},
});
