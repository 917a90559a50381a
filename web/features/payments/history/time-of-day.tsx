/** Tells payments on the same day apart. */
export const TimeOfDay = ({ at }: { at: string }) => <span className="text-ink-3">{time.format(new Date(at))}</span>;

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
