// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const notices = connect('notices', {
  list: {"method":"GET","path":"/api/notices.php"},
  unreadCount: {"method":"GET","path":"/api/notices.php","query":{"action":"unread_count"}},
  markRead: {"method":"POST","path":"/api/notices.php","query":{"action":"mark_read"}},
  markAllRead: {"method":"POST","path":"/api/notices.php","query":{"action":"mark_all_read"}},
  choices: {"method":"GET","path":"/api/notices.php","query":{"action":"choices"}},
  choose: {"method":"POST","path":"/api/notices.php","query":{"action":"choices"}},
});
