/** Maximum entries in an exported staff action log, newest first. Filter by date to export older ones. */
export const maxInLogFile = 20_000;
