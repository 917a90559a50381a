// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const meetings = connect('meetings', {
  propose: {"method":"POST","path":"/api/meetings.php","refetch":[["meetings"]]},
  suggest: {"method":"PUT","path":"/api/meetings.php","query":{"action":"suggest"},"refetch":[["meetings"]]},
  answer: {"method":"PUT","path":"/api/meetings.php","query":{"action":"answer"},"refetch":[["meetings"]]},
  withdraw: {"method":"PUT","path":"/api/meetings.php","query":{"action":"withdraw"},"refetch":[["meetings"]]},
  cancel: {"method":"PUT","path":"/api/meetings.php","query":{"action":"cancel"},"refetch":[["meetings"]]},
  nameColleague: {"method":"PUT","path":"/api/meetings.php","query":{"action":"name_colleague"},"refetch":[["meetings"]]},
  attend: {"method":"PUT","path":"/api/meetings.php","query":{"action":"attend"},"refetch":[["meetings"]]},
  upcoming: {"method":"GET","path":"/api/meetings.php"},
  get: {"method":"GET","path":"/api/meetings.php","query":{"id":null},"whenMissing":null},
  calendar: {"method":"GET","path":"/api/meetings.php","query":{"action":"calendar"}},
});
