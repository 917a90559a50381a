// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const bills = connect('bills', {
  get: {"method":"GET","path":"/api/bills.php","query":{"number":null},"whenMissing":null},
  file: {"method":"GET","path":"/api/bills.php","query":{"action":"file"}},
  replaceLink: {"method":"POST","path":"/api/bills.php","query":{"action":"replace_link"},"refetch":[["bills","get"]]},
});
