// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const wanted = connect('wanted', {
  list: {"method":"GET","path":"/api/wanted.php"},
  get: {"method":"GET","path":"/api/wanted.php","query":{"id":null},"whenMissing":null},
  mine: {"method":"GET","path":"/api/wanted.php","query":{"action":"mine"}},
  add: {"method":"POST","path":"/api/wanted.php","refetch":[["wanted"]]},
  update: {"method":"PUT","path":"/api/wanted.php","refetch":[["wanted"]]},
  change: {"method":"PUT","path":"/api/wanted.php","query":{"action":"change"},"refetch":[["wanted"]]},
  myCars: {"method":"GET","path":"/api/wanted.php","query":{"action":"my_cars"}},
  reply: {"method":"POST","path":"/api/wanted.php","query":{"action":"reply"},"refetch":[["wanted"],["messaging","conversations"]]},
  interest: {"method":"GET","path":"/api/wanted.php","query":{"action":"interest"}},
  interestIn: {"method":"GET","path":"/api/wanted.php","query":{"action":"interest_in"}},
  report: {"method":"POST","path":"/api/wanted.php","query":{"action":"report"}},
  queue: {"method":"GET","path":"/api/wanted.php","query":{"action":"queue"}},
  decide: {"method":"POST","path":"/api/wanted.php","query":{"action":"decide"},"refetch":[["wanted"],["staff"]]},
});
