// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const inventory = connect('inventory', {
  list: {"method":"GET","path":"/api/inventory.php"},
  bulk: {"method":"POST","path":"/api/inventory.php","query":{"action":"bulk"}},
  undoPrices: {"method":"POST","path":"/api/inventory.php","query":{"action":"undo_prices"}},
  file: {"method":"GET","path":"/api/inventory.php","query":{"action":"file"}},
});
