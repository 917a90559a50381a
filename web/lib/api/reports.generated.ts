// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const reports = connect('reports', {
  reportCar: {"method":"POST","path":"/api/reports.php"},
  queue: {"method":"GET","path":"/api/reports.php","query":{"action":"queue"}},
  decide: {"method":"POST","path":"/api/reports.php","query":{"action":"decide"},"refetch":[["reports"],["cars"],["staff"]]},
  conversations: {"method":"GET","path":"/api/reports.php","query":{"action":"conversations"}},
  conversation: {"method":"GET","path":"/api/reports.php","query":{"action":"conversation"}},
  openConversation: {"method":"POST","path":"/api/reports.php","query":{"action":"open_conversation"},"refetch":[["reports"]]},
  decideConversation: {"method":"POST","path":"/api/reports.php","query":{"action":"decide_conversation"},"refetch":[["reports"],["staff"]]},
});
