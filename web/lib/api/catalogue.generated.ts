// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const catalogue = connect('catalogue', {
  makes: {"method":"GET","path":"/api/cars.php","query":{"action":"makes"}},
  models: {"method":"GET","path":"/api/cars.php","query":{"action":"models"}},
  staffMakes: {"method":"GET","path":"/api/cars.php","query":{"action":"catalogue"}},
  staffModels: {"method":"GET","path":"/api/cars.php","query":{"action":"catalogue_models"}},
  addMake: {"method":"POST","path":"/api/cars.php","query":{"action":"add_make"},"refetch":[["catalogue"]]},
  editMake: {"method":"PUT","path":"/api/cars.php","query":{"action":"edit_make"},"refetch":[["catalogue"]]},
  addModel: {"method":"POST","path":"/api/cars.php","query":{"action":"add_model"},"refetch":[["catalogue"]]},
  editModel: {"method":"PUT","path":"/api/cars.php","query":{"action":"edit_model"},"refetch":[["catalogue"]]},
  words: {"method":"GET","path":"/api/cars.php","query":{"action":"search_words"}},
  addWord: {"method":"POST","path":"/api/cars.php","query":{"action":"add_search_word"},"refetch":[["catalogue"]]},
  editWord: {"method":"PUT","path":"/api/cars.php","query":{"action":"edit_search_word"},"refetch":[["catalogue"]]},
  removeWord: {"method":"DELETE","path":"/api/cars.php","query":{"action":"search_word"},"refetch":[["catalogue"]]},
});
