// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const messaging = connect('messaging', {
  conversations: {"method":"GET","path":"/api/messaging.php","query":{"user_id":null},"actor":"user_id"},
  conversation: {"method":"GET","path":"/api/messaging.php","query":{"conversation_id":null},"whenMissing":null},
  create: {"method":"POST","path":"/api/messaging.php","refetch":[["messaging","conversations"]]},
  sendMessage: {"method":"POST","path":"/api/messaging.php","query":{"action":"send_message"},"actor":"sender_id"},
  attach: {"method":"POST","path":"/api/messaging.php","query":{"action":"attach"},"files":["photo"]},
  addParticipant: {"method":"POST","path":"/api/messaging.php","query":{"action":"add_participant"}},
  removeParticipant: {"method":"DELETE","path":"/api/messaging.php","query":{"action":"remove_participant"}},
  markRead: {"method":"PUT","path":"/api/messaging.php","query":{"action":"mark_read"},"actor":"user_id"},
  unreadCount: {"method":"GET","path":"/api/messaging.php","query":{"action":"unread_count"},"actor":"user_id"},
  typing: {"method":"POST","path":"/api/messaging.php","query":{"action":"typing"}},
  search: {"method":"GET","path":"/api/messaging.php","query":{"action":"search"},"actor":"user_id"},
  assign: {"method":"PUT","path":"/api/messaging.php","query":{"action":"assign"}},
  savedReplies: {"method":"GET","path":"/api/messaging.php","query":{"action":"saved_replies"}},
  saveReply: {"method":"POST","path":"/api/messaging.php","query":{"action":"save_reply"},"refetch":[["messaging","savedReplies"]]},
  deleteReply: {"method":"DELETE","path":"/api/messaging.php","query":{"action":"saved_reply"},"refetch":[["messaging","savedReplies"]]},
  sendDealerInvitation: {"method":"POST","path":"/api/messaging.php","query":{"action":"send_dealer_invitation"}},
  respondInvitation: {"method":"POST","path":"/api/messaging.php","query":{"action":"respond_invitation"},"actor":"user_id"},
  block: {"method":"POST","path":"/api/messaging.php","query":{"action":"block"}},
  unblock: {"method":"DELETE","path":"/api/messaging.php","query":{"action":"block"}},
  blocked: {"method":"GET","path":"/api/messaging.php","query":{"action":"blocked"}},
  report: {"method":"POST","path":"/api/messaging.php","query":{"action":"report"}},
});
