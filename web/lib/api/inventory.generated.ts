// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const inventory = connect('inventory', {
  list: {"method":"GET","path":"/api/inventory.php"},
  bulk: {"method":"POST","path":"/api/inventory.php","query":{"action":"bulk"},"refetch":[["cars"],["inventory"]]},
  undoPrices: {"method":"POST","path":"/api/inventory.php","query":{"action":"undo_prices"},"refetch":[["cars"],["inventory"]]},
  file: {"method":"GET","path":"/api/inventory.php","query":{"action":"file"}},
});
