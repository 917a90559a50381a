// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const settings = connect('settings', {
  list: {"method":"GET","path":"/api/payments.php","query":{"action":"admin_settings"}},
  update: {"method":"PUT","path":"/api/payments.php","query":{"action":"update_setting"},"refetch":[["settings"],["staff","actions"]]},
  history: {"method":"GET","path":"/api/payments.php","query":{"action":"setting_history"}},
  updateAll: {"method":"PUT","path":"/api/payments.php","query":{"action":"update_settings"},"refetch":[["settings"],["staff","actions"]]},
});
