// Written by `npm run generate` from the contract. Do not edit.
import { connect } from './connect.ts';

export const reviews = connect('reviews', {
  ofUser: {"method":"GET","path":"/api/reviews.php","query":{"user_id":null}},
  ofDealer: {"method":"GET","path":"/api/reviews.php","query":{"dealer_id":null}},
  stats: {"method":"GET","path":"/api/reviews.php","query":{"action":"stats"}},
  mine: {"method":"GET","path":"/api/reviews.php","query":{"action":"mine"}},
  write: {"method":"POST","path":"/api/reviews.php","refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  edit: {"method":"PUT","path":"/api/reviews.php","whenMissing":null,"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  delete: {"method":"DELETE","path":"/api/reviews.php","query":{"id":null},"whenMissing":false,"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  responses: {"method":"GET","path":"/api/reviews.php","query":{"action":"responses"}},
  addResponse: {"method":"POST","path":"/api/reviews.php","query":{"action":"add_response"},"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  report: {"method":"POST","path":"/api/reviews.php","query":{"action":"report"}},
  hide: {"method":"PUT","path":"/api/reviews.php","query":{"action":"hide"},"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  unhide: {"method":"PUT","path":"/api/reviews.php","query":{"action":"unhide"},"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
  reported: {"method":"GET","path":"/api/reviews.php","query":{"action":"reported"}},
  keep: {"method":"PUT","path":"/api/reviews.php","query":{"action":"keep"},"refetch":[["reviews"],["sales"],["awards"],["dealers"],["accounts","user"]]},
});
