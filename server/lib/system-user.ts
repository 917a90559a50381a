import { userInfo } from 'node:os';

/**
 * The user this process runs as. Users without an entry in the system's list, as in some containers, are named by
 * number.
 */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `number ${process.getuid?.()}`;
  }
}
