// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const users = connect('users', {
  list: {"method":"GET","path":"/api/users.php","query":{"action":"admin_users"}},
  stats: {"method":"GET","path":"/api/users.php","query":{"action":"user_stats"}},
  details: {"method":"GET","path":"/api/users.php","query":{"action":"user_details"}},
  standing: {"method":"GET","path":"/api/users.php","query":{"action":"standing"}},
  updateRole: {"method":"PUT","path":"/api/users.php","query":{"action":"update_role"}},
  endSessions: {"method":"POST","path":"/api/users.php","query":{"action":"end_sessions"}},
});
