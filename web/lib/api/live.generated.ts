// Written by `npm run generate` from the contract; not to be edited.
import { connect } from './connect.ts';

export const live = connect('live', {
  stream: {"method":"GET","path":"/api/live.php"},
});
