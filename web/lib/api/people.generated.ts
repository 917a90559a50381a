// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const people = connect('people', {
  find: {"method":"GET","path":"/api/users.php","query":{"action":"find_people"}},
});
