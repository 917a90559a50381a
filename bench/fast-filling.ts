import { connect } from '../server/database/database.ts';
import type { EmbeddedDatabase } from '../server/database/embedded/embedded.ts';

/** Lets the site's role disable triggers, which a real site doesn't allow, so that filling a million rows is fast. */
export async function allowFastFilling({ admin, connection }: EmbeddedDatabase): Promise<void> {
  const adminDb = connect(admin, 1);
  await adminDb.pool.query(`grant set on parameter session_replication_role, track_functions to ${connection.user}`);
  await adminDb.close();
}
