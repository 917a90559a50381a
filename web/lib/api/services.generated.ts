// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const services = connect('services', {
  status: {"method":"GET","path":"/api/services.php","query":{"action":"status"}},
  test: {"method":"POST","path":"/api/services.php","query":{"action":"test"}},
  saveBankKeys: {"method":"POST","path":"/api/services.php","query":{"action":"save_bank_keys"},"refetch":[["services"]]},
  removeBankKeys: {"method":"POST","path":"/api/services.php","query":{"action":"remove_bank_keys"},"refetch":[["services"]]},
});
