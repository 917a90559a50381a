const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What comes from a process of ours, or from a program, has only its words left. */
const words = /ENOSPC|no space left on device/i;

/** A disk is full: ours, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has((error as { code?: string }).code ?? '') || words.test(error.message);
}
