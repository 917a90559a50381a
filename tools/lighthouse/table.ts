/** The result of one run. */
export interface Found {
  address: string;
  performance: number;
  /** The lowest of accessibility, best practices and SEO. */
  others: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scripts: number;
  /** The machine's speed, as Lighthouse measures it before each run. */
  speed: number;
  scriptNames: string[];
}

type Figures = Pick<Found, 'performance' | 'others' | 'lcpMs' | 'tbtMs' | 'cls' | 'scripts'>;

interface Row extends Figures {
  name: string;
  worst: Worst;
  kilobytes: number;
}

type Worst = Pick<Found, 'performance' | 'tbtMs'>;

/** The lowest score and the longest blocking time, because a visitor gets one run and not the median of ten. */
export const worst = (looks: readonly Worst[]): Worst => ({
  performance: Math.min(...looks.map(({ performance }) => performance)),
  tbtMs: Math.max(...looks.map(({ tbtMs }) => tbtMs)),
});

/** The median of each metric, because a single run also shows what else the machine did. */
export function median(looks: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => {
    const sorted = looks.map((look) => look[figure]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    performance: middle('performance'),
    others: middle('others'),
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    cls: middle('cls'),
    scripts: middle('scripts'),
  };
}

/** Puts the results in context: each run is slowed down four times, whatever the machine. */
export function speedLine(looks: readonly Pick<Found, 'speed'>[]): string {
  const sorted = looks.map(({ speed }) => speed).toSorted((a, b) => a - b);
  const speed = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return `By Lighthouse's own measure this machine has a speed of ${Math.round(speed)}, and slowed down four times ${Math.round(speed / 4)}. A cheap 2022 phone has about 260, a mid-range one about 1,000.`;
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    String(row.performance),
    String(row.worst.performance),
    String(row.others),
    `${(row.lcpMs / 1000).toFixed(1)} s`,
    `${Math.round(row.tbtMs)} ms`,
    `${Math.round(row.worst.tbtMs)} ms`,
    row.cls.toFixed(3),
    String(row.scripts),
    row.kilobytes.toFixed(1),
  ]);
  const lines = [['', 'performance', 'worst', 'others', 'LCP', 'TBT', 'worst', 'CLS', 'scripts', 'JS kB'], ...cells];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
}
