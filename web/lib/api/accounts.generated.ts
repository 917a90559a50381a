// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const accounts = connect('accounts', {
  startSignIn: {"method":"POST","path":"/api/auth/start-sign-in"},
  exchangeToken: {"method":"POST","path":"/api/auth/gta-world-token"},
  gameUser: {"method":"GET","path":"/api/auth/gta-world-user"},
  characters: {"method":"GET","path":"/api/auth/gta-world-characters"},
  authenticate: {"method":"POST","path":"/api/auth/authenticate"},
  checkSession: {"method":"GET","path":"/api/auth/check-session.php"},
  logout: {"method":"POST","path":"/api/auth/logout.php"},
  completeProfile: {"method":"POST","path":"/api/auth/complete-profile","actor":"user_id"},
  updateProfile: {"method":"PUT","path":"/api/users.php","query":{"action":"update_profile"},"actor":"user_id"},
  setAvatar: {"method":"POST","path":"/api/users.php","query":{"action":"set_avatar"},"files":["avatar"]},
  removeAvatar: {"method":"DELETE","path":"/api/users.php","query":{"action":"remove_avatar"}},
  user: {"method":"GET","path":"/api/users.php","query":{"id":null},"whenMissing":null},
  ownPublicProfile: {"method":"GET","path":"/api/users.php","query":{"action":"my_public_profile"}},
  updatePublicProfile: {"method":"PUT","path":"/api/users.php","query":{"action":"update_public_profile"},"actor":"user_id","refetch":[["accounts","user"]]},
  sessions: {"method":"GET","path":"/api/auth/sessions"},
  endSession: {"method":"POST","path":"/api/auth/end-session","refetch":[["accounts","sessions"]]},
  endOtherSessions: {"method":"POST","path":"/api/auth/end-other-sessions","refetch":[["accounts","sessions"]]},
  exportData: {"method":"GET","path":"/api/users.php","query":{"action":"my_data"}},
  closing: {"method":"GET","path":"/api/users.php","query":{"action":"closing"}},
  closeAccount: {"method":"POST","path":"/api/users.php","query":{"action":"close_account"}},
  updateStatus: {"method":"PUT","path":"/api/users.php","query":{"action":"update_status"},"refetch":[["users"],["staff"]]},
});
