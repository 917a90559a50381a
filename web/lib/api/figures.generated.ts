// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const figures = connect('figures', {
  header: {"method":"GET","path":"/api/figures.php","query":{"action":"header"}},
  dashboard: {"method":"GET","path":"/api/figures.php","query":{"action":"dashboard"}},
  analytics: {"method":"GET","path":"/api/figures.php","query":{"action":"analytics"}},
  file: {"method":"GET","path":"/api/figures.php","query":{"action":"file"}},
});
