// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const push = connect('push', {
  state: {"method":"GET","path":"/api/push.php"},
  subscribe: {"method":"POST","path":"/api/push.php","query":{"action":"subscribe"}},
  choose: {"method":"POST","path":"/api/push.php","query":{"action":"choose"}},
  remove: {"method":"POST","path":"/api/push.php","query":{"action":"remove"}},
});
