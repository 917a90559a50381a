// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const vehicles = connect('vehicles', {
  history: {"method":"GET","path":"/api/vehicles.php","query":{"car_id":null},"whenMissing":null},
  check: {"method":"GET","path":"/api/vehicles.php","query":{"action":"check"}},
});
