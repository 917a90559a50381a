// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const guide = connect('guide', {
  estimate: {"method":"GET","path":"/api/guide.php","query":{"car_id":null},"whenMissing":null},
  appraise: {"method":"GET","path":"/api/guide.php","query":{"action":"appraise"}},
  overview: {"method":"GET","path":"/api/market.php"},
  model: {"method":"GET","path":"/api/market.php","query":{"model":null},"whenMissing":null},
  staffModels: {"method":"GET","path":"/api/guide.php","query":{"action":"models"}},
  basis: {"method":"GET","path":"/api/guide.php","query":{"action":"basis"}},
  exclude: {"method":"PUT","path":"/api/guide.php","query":{"action":"exclude"},"refetch":[["guide"]]},
  include: {"method":"PUT","path":"/api/guide.php","query":{"action":"include"},"refetch":[["guide"]]},
});
