// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const imports = connect('imports', {
  check: {"method":"POST","path":"/api/imports.php","files":["file"]},
  run: {"method":"POST","path":"/api/imports.php","query":{"action":"run"}},
  get: {"method":"GET","path":"/api/imports.php","query":{"id":null},"whenMissing":null},
  unfinished: {"method":"GET","path":"/api/imports.php","query":{"action":"unfinished"}},
  stop: {"method":"POST","path":"/api/imports.php","query":{"action":"stop"},"refetch":[["imports"]]},
  problems: {"method":"GET","path":"/api/imports.php","query":{"action":"problems"}},
});
