import { userInfo } from 'node:os';

/** As whom this process runs. Who has no entry in the system's list of users, as in some containers, has a number at least. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `number ${process.getuid?.()}`;
  }
}
