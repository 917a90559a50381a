import { connect } from '../server/database/database.ts';
import type { EmbeddedDatabase } from '../server/database/embedded/embedded.ts';

/** Lets the site's own role put triggers aside, which it may not on a real site: a million rows are filled in without. */
export async function allowFastFilling({ admin, connection }: EmbeddedDatabase): Promise<void> {
  const asked = connect(admin, 1);
  await asked.pool.query(`grant set on parameter session_replication_role to ${connection.user}`);
  await asked.close();
}
