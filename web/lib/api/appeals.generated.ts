// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const appeals = connect('appeals', {
  decision: {"method":"GET","path":"/api/appeals.php","query":{"action":"decision"}},
  ofTicket: {"method":"GET","path":"/api/appeals.php","query":{"action":"of_ticket"}},
  open: {"method":"POST","path":"/api/appeals.php","query":{"action":"open"},"refetch":[["appeals"],["tickets"]]},
  atSignIn: {"method":"GET","path":"/api/appeals.php","query":{"action":"at_sign_in"}},
  openAtSignIn: {"method":"POST","path":"/api/appeals.php","query":{"action":"open_at_sign_in"}},
  answerAtSignIn: {"method":"POST","path":"/api/appeals.php","query":{"action":"answer_at_sign_in"}},
  forStaff: {"method":"GET","path":"/api/appeals.php","query":{"action":"for_staff"}},
  decide: {"method":"POST","path":"/api/appeals.php","query":{"action":"decide"},"refetch":[["appeals"],["tickets"]]},
});
