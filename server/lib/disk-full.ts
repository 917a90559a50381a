const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Errors from child processes and other programs only have their message. */
const words = /ENOSPC|no space left on device/i;

/** Whether a disk is full: ours, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has((error as { code?: string }).code ?? '') || words.test(error.message);
}
