// Written by `npm run generate` from the contract; not to be edited.
import { connect } from './connect.ts';

export const dealers = connect('dealers', {
  list: {"method":"GET","path":"/api/dealers.php"},
  get: {"method":"GET","path":"/api/dealers.php","query":{"id":null},"whenMissing":null},
  updateStatus: {"method":"PUT","path":"/api/dealers.php","query":{"action":"update"}},
  team: {"method":"GET","path":"/api/dealers.php","query":{"action":"team"}},
  invite: {"method":"POST","path":"/api/dealers.php","query":{"action":"invite"}},
  pendingInvitations: {"method":"GET","path":"/api/dealers.php","query":{"action":"pending_invitations"}},
  resendInvitation: {"method":"PUT","path":"/api/dealers.php","query":{"action":"resend_invitation"}},
  teamLog: {"method":"GET","path":"/api/dealers.php","query":{"action":"team_log"}},
  acceptInvitation: {"method":"PUT","path":"/api/dealers.php","query":{"action":"accept_invitation"},"actor":"user_id"},
  declineInvitation: {"method":"PUT","path":"/api/dealers.php","query":{"action":"decline_invitation"}},
  searchUsers: {"method":"GET","path":"/api/dealers.php","query":{"action":"search_users"}},
  removeTeamMember: {"method":"DELETE","path":"/api/dealers.php","query":{"action":"remove_team_member"}},
  changeMemberRole: {"method":"PUT","path":"/api/dealers.php","query":{"action":"change_member_role"}},
  leaveTeam: {"method":"PUT","path":"/api/dealers.php","query":{"action":"leave_team"},"actor":"user_id"},
  setLogo: {"method":"POST","path":"/api/dealers.php","query":{"action":"set_logo"},"files":["logo"]},
  removeLogo: {"method":"DELETE","path":"/api/dealers.php","query":{"action":"remove_logo"}},
  checkUserRole: {"method":"GET","path":"/api/dealers.php","query":{"action":"check_user_role"},"actor":"user_id"},
});
