// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const sales = connect('sales', {
  complete: {"method":"POST","path":"/api/sales.php","refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  buyers: {"method":"GET","path":"/api/sales.php","query":{"action":"buyers"}},
  mine: {"method":"GET","path":"/api/sales.php","query":{"action":"mine"}},
  file: {"method":"GET","path":"/api/sales.php","query":{"action":"file"}},
  get: {"method":"GET","path":"/api/sales.php","query":{"id":null},"whenMissing":null},
  ofCar: {"method":"GET","path":"/api/sales.php","query":{"car_id":null}},
  ofUser: {"method":"GET","path":"/api/sales.php","query":{"user_id":null}},
  ofDealer: {"method":"GET","path":"/api/sales.php","query":{"dealer_id":null}},
  edit: {"method":"PUT","path":"/api/sales.php","refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  setAmount: {"method":"PUT","path":"/api/sales.php","query":{"action":"set_amount"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  answerAmount: {"method":"PUT","path":"/api/sales.php","query":{"action":"answer_amount"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  setShown: {"method":"PUT","path":"/api/sales.php","query":{"action":"set_shown"},"refetch":[["sales"],["vehicles"]]},
  listAgain: {"method":"POST","path":"/api/sales.php","query":{"action":"list_again"},"refetch":[["cars"],["inventory"]]},
  withdraw: {"method":"PUT","path":"/api/sales.php","query":{"action":"withdraw"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  confirm: {"method":"PUT","path":"/api/sales.php","query":{"action":"confirm"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  dispute: {"method":"PUT","path":"/api/sales.php","query":{"action":"dispute"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  decide: {"method":"PUT","path":"/api/sales.php","query":{"action":"decide"},"refetch":[["sales"],["cars"],["inventory"],["tickets"],["offers"]]},
  hints: {"method":"GET","path":"/api/sales.php","query":{"action":"hints"}},
  forStaff: {"method":"GET","path":"/api/sales.php","query":{"action":"for_staff"},"whenMissing":null},
});
