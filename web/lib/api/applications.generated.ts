// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const applications = connect('applications', {
  submit: {"method":"POST","path":"/api/dealer-applications.php","refetch":[["applications"]]},
  mine: {"method":"GET","path":"/api/dealer-applications.php","query":{"action":"mine"}},
  terms: {"method":"GET","path":"/api/dealer-applications.php","query":{"action":"terms"}},
  withdraw: {"method":"PUT","path":"/api/dealer-applications.php","query":{"action":"withdraw"},"refetch":[["applications"]]},
  list: {"method":"GET","path":"/api/dealer-applications.php"},
  review: {"method":"PUT","path":"/api/dealer-applications.php","refetch":[["applications"],["dealers"],["staff"]]},
  remove: {"method":"DELETE","path":"/api/dealer-applications.php","refetch":[["applications"]]},
});
