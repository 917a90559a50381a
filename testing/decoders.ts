import { readdir, readFile } from 'node:fs/promises';

/** Ids of this process's photo decoders. */
export async function decoderPids(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      // After the name in parentheses: the state, then the parent.
      const [state, parent] = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ');
      return state !== 'Z' && Number(parent) === process.pid && command!.includes('photo-child') ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}
