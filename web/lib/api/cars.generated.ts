// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const cars = connect('cars', {
  list: {"method":"GET","path":"/api/cars.php"},
  nearest: {"method":"GET","path":"/api/cars.php","query":{"action":"nearest"}},
  get: {"method":"GET","path":"/api/cars.php","query":{"id":null},"whenMissing":null},
  create: {"method":"POST","path":"/api/cars.php","actor":"seller_id","refetch":[["cars"],["inventory"]]},
  update: {"method":"PUT","path":"/api/cars.php","whenMissing":null,"refetch":[["cars"],["inventory"]]},
  remove: {"method":"DELETE","path":"/api/cars.php","query":{"id":null},"whenMissing":false,"refetch":[["cars"],["inventory"]]},
  change: {"method":"POST","path":"/api/cars.php","query":{"action":"change"},"refetch":[["cars"],["inventory"]]},
  mine: {"method":"GET","path":"/api/cars.php","query":{"action":"mine"}},
  editing: {"method":"GET","path":"/api/cars.php","query":{"action":"editing"},"whenMissing":null},
  dealer: {"method":"GET","path":"/api/cars.php","query":{"action":"dealer"}},
  similar: {"method":"GET","path":"/api/cars.php","query":{"action":"similar"}},
  suggest: {"method":"GET","path":"/api/cars.php","query":{"action":"suggest"}},
  view: {"method":"POST","path":"/api/cars.php","query":{"action":"view"}},
  callSeller: {"method":"POST","path":"/api/cars.php","query":{"action":"call_seller"}},
  compare: {"method":"GET","path":"/api/cars.php","query":{"action":"compare"}},
  cards: {"method":"GET","path":"/api/cars.php","query":{"action":"cards"}},
  staffCars: {"method":"GET","path":"/api/cars.php","query":{"action":"admin_cars"}},
  staffStats: {"method":"GET","path":"/api/cars.php","query":{"action":"car_stats"}},
  updateStatus: {"method":"PUT","path":"/api/cars.php","body":{"action":"update_status"},"refetch":[["cars"],["reports"],["staff"],["inventory"]]},
  previewStatuses: {"method":"POST","path":"/api/cars.php","query":{"action":"preview_statuses"}},
  updateStatuses: {"method":"PUT","path":"/api/cars.php","body":{"action":"update_statuses"},"refetch":[["cars"],["reports"],["staff"],["inventory"]]},
  move: {"method":"POST","path":"/api/cars.php","query":{"action":"move"},"refetch":[["payments"],["cars"],["inventory"]]},
  duplicate: {"method":"POST","path":"/api/cars.php","query":{"action":"duplicate"},"refetch":[["cars"],["inventory"]]},
});
