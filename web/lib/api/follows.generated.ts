// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const follows = connect('follows', {
  list: {"method":"GET","path":"/api/follows.php"},
  follow: {"method":"POST","path":"/api/follows.php","refetch":[["follows"]]},
  unfollow: {"method":"DELETE","path":"/api/follows.php","query":{"dealer_id":null},"refetch":[["follows"]]},
});
