/** The result of one check, and what to do about it. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'wrong';
  said: string;
  todo: string | null;
}

export const ok = (check: string, said: string): Finding => ({ check, state: 'ok', said, todo: null });
export const warning = (check: string, said: string, todo: string): Finding => ({
  check,
  state: 'warning',
  said,
  todo,
});
export const wrong = (check: string, said: string, todo: string): Finding => ({ check, state: 'wrong', said, todo });

const words = { ok: 'OK', warning: 'WARNING', wrong: 'WRONG' };

export const inWords = (findings: readonly Finding[]): string =>
  findings
    .map(({ check, state, said, todo }) => {
      const line = `${words[state].padEnd(8)} ${check.padEnd(14)} ${said}`;
      return todo ? `${line}\n${' '.repeat(24)}→ ${todo}` : line;
    })
    .join('\n');
