export interface DayVolume {
  day: string;
  created: number;
  resolved: number;
}

/** Groups days into weeks, counted from the first day. The last week may be shorter. */
export const weekly = (days: readonly DayVolume[]): DayVolume[] =>
  days.reduce<DayVolume[]>((weeks, one, index) => {
    const week = weeks.at(-1);
    if (index % 7 === 0 || !week) return [...weeks, { ...one }];
    return [
      ...weeks.slice(0, -1),
      { ...week, created: week.created + one.created, resolved: week.resolved + one.resolved },
    ];
  }, []);
