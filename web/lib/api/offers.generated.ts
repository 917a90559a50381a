// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const offers = connect('offers', {
  make: {"method":"POST","path":"/api/offers.php","refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  counter: {"method":"PUT","path":"/api/offers.php","query":{"action":"counter"},"refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  accept: {"method":"PUT","path":"/api/offers.php","query":{"action":"accept"},"refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  decline: {"method":"PUT","path":"/api/offers.php","query":{"action":"decline"},"refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  withdraw: {"method":"PUT","path":"/api/offers.php","query":{"action":"withdraw"},"refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  release: {"method":"PUT","path":"/api/offers.php","query":{"action":"release"},"refetch":[["offers"],["messaging"],["cars"],["inventory"]]},
  get: {"method":"GET","path":"/api/offers.php","query":{"id":null},"whenMissing":null},
  ofCar: {"method":"GET","path":"/api/offers.php","query":{"car_id":null}},
  mine: {"method":"GET","path":"/api/offers.php","query":{"action":"mine"}},
  onMyCars: {"method":"GET","path":"/api/offers.php","query":{"action":"on_my_cars"}},
});
