// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const users = connect('users', {
  list: {"method":"GET","path":"/api/users.php","query":{"action":"admin_users"}},
  stats: {"method":"GET","path":"/api/users.php","query":{"action":"user_stats"}},
  details: {"method":"GET","path":"/api/users.php","query":{"action":"user_details"}},
  standing: {"method":"GET","path":"/api/users.php","query":{"action":"standing"}},
  notes: {"method":"GET","path":"/api/users.php","query":{"action":"user_notes"}},
  addNote: {"method":"POST","path":"/api/users.php","query":{"action":"add_user_note"},"refetch":[["users","notes"]]},
  editNote: {"method":"PUT","path":"/api/users.php","query":{"action":"edit_user_note"},"refetch":[["users","notes"]]},
  deleteNote: {"method":"POST","path":"/api/users.php","query":{"action":"delete_user_note"},"refetch":[["users","notes"]]},
  warn: {"method":"POST","path":"/api/users.php","query":{"action":"warn"},"refetch":[["users"],["staff"]]},
  updateRole: {"method":"PUT","path":"/api/users.php","query":{"action":"update_role"},"refetch":[["users"],["staff"]]},
  endSessions: {"method":"POST","path":"/api/users.php","query":{"action":"end_sessions"},"refetch":[["users"],["staff"]]},
});
