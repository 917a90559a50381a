/** So many entries of the staff action log are in a file, the newest; who needs older ones asks for their days. */
export const maxInLogFile = 20_000;
