// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const live = connect('live', {
  stream: {"method":"GET","path":"/api/live.php"},
});
