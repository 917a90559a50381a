// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const staff = connect('staff', {
  dashboard: {"method":"GET","path":"/api/analytics.php","query":{"action":"dashboard"}},
  activity: {"method":"GET","path":"/api/analytics.php","query":{"action":"activity"}},
  waiting: {"method":"GET","path":"/api/analytics.php","query":{"action":"waiting"}},
  dealerFigures: {"method":"GET","path":"/api/analytics.php","query":{"action":"dealer_figures"}},
  reportFigures: {"method":"GET","path":"/api/analytics.php","query":{"action":"report_figures"}},
  logFigures: {"method":"GET","path":"/api/analytics.php","query":{"action":"log_figures"}},
  setup: {"method":"GET","path":"/api/analytics.php","query":{"action":"setup"}},
  finishSetup: {"method":"POST","path":"/api/analytics.php","body":{"action":"finish_setup"},"refetch":[["staff","setup"]]},
  actions: {"method":"GET","path":"/api/analytics.php","query":{"action":"staff_actions"}},
  logPeople: {"method":"GET","path":"/api/analytics.php","query":{"action":"staff_log_people"}},
  exportActions: {"method":"GET","path":"/api/analytics.php","query":{"action":"export_staff_actions"}},
  logAction: {"method":"POST","path":"/api/analytics.php","body":{"action":"log_staff_action"}},
  quickSearch: {"method":"GET","path":"/api/analytics.php","query":{"action":"quick_search"}},
});
