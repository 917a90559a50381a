// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const users = connect('users', {
  list: {"method":"GET","path":"/api/users.php","query":{"action":"admin_users"}},
  stats: {"method":"GET","path":"/api/users.php","query":{"action":"user_stats"}},
  details: {"method":"GET","path":"/api/users.php","query":{"action":"user_details"}},
  standing: {"method":"GET","path":"/api/users.php","query":{"action":"standing"}},
  notes: {"method":"GET","path":"/api/users.php","query":{"action":"user_notes"}},
  addNote: {"method":"POST","path":"/api/users.php","query":{"action":"add_user_note"}},
  editNote: {"method":"PUT","path":"/api/users.php","query":{"action":"edit_user_note"}},
  deleteNote: {"method":"POST","path":"/api/users.php","query":{"action":"delete_user_note"}},
  warn: {"method":"POST","path":"/api/users.php","query":{"action":"warn"}},
  updateRole: {"method":"PUT","path":"/api/users.php","query":{"action":"update_role"}},
  endSessions: {"method":"POST","path":"/api/users.php","query":{"action":"end_sessions"}},
});
