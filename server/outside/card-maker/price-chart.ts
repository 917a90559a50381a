import { cardSize, type CardMonth } from '../../lib/card-face.ts';
import { box, colours, type Node } from './layout-pieces.ts';

const sides = { left: 48, top: 112, right: 1152 };
/** Above the text, which is higher with a price. */
const bottoms = { withPrice: 262, withoutPrice: 344 };
const line = '#57c48f';

/** Behind the text: the median of every month, with the range that contains half of the sales, and both ends of time. */
export function priceChart(months: readonly CardMonth[], hasPrice: boolean): Node {
  const area = { ...sides, bottom: hasPrice ? bottoms.withPrice : bottoms.withoutPrice };
  const top = Math.max(...months.map(({ high }) => high));
  const bottom = Math.min(...months.map(({ low }) => low));
  const first = placeOf(months[0]!);
  const span = placeOf(months.at(-1)!) - first;
  const at = (month: CardMonth, amount: number) =>
    `${round(area.left + ((placeOf(month) - first) / span) * (area.right - area.left))} ${round(
      // One price all year is a line in the middle.
      area.bottom - (top === bottom ? 0.5 : (amount - bottom) / (top - bottom)) * (area.bottom - area.top),
    )}`;
  const parts = consecutive(months);
  const linesOf = (line: (part: readonly CardMonth[]) => string[]) =>
    parts.map((part) => `M${line(part).join('L')}`).join('');
  const medians = months.map((month) => at(month, month.median));
  const band = linesOf((part) => [
    ...part.map((month) => at(month, month.high)),
    ...part.toReversed().map((month) => at(month, month.low)),
  ]);
  return box(
    { position: 'absolute', left: 0, top: 0, ...cardSize },
    {
      type: 'svg',
      props: {
        ...cardSize,
        viewBox: `0 0 ${cardSize.width} ${cardSize.height}`,
        children: [
          path(band, { fill: 'rgba(87,196,143,0.2)' }),
          path(
            linesOf((part) => part.map((month) => at(month, month.median))),
            { fill: 'none', stroke: line, 'stroke-width': 6, 'stroke-linejoin': 'round' },
          ),
          ...medians.map((middle) =>
            path(`M${middle}h0.01`, { stroke: line, 'stroke-width': 16, 'stroke-linecap': 'round' }),
          ),
        ],
      },
    },
    label(monthText(months[0]!.month), { top: area.bottom + 10, left: area.left }),
    label(monthText(months.at(-1)!.month), { top: area.bottom + 10, right: cardSize.width - area.right }),
  );
}

/** The line breaks where a month has too few sales. */
const consecutive = (months: readonly CardMonth[]): CardMonth[][] =>
  Object.values(Object.groupBy(months, (month, place) => placeOf(month) - place)).map((part) => part!);

const path = (d: string, look: Record<string, string | number>): Node => ({ type: 'path', props: { d, ...look } });

const label = (text: string, at: Record<string, number>): Node =>
  box({ position: 'absolute', fontSize: 22, color: colours.quiet, ...at }, text);

const round = (pixels: number) => Math.round(pixels * 10) / 10;

const placeOf = ({ month }: CardMonth): number => {
  const [year, number] = month.split('-').map(Number);
  return year! * 12 + number!;
};

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const monthText = (month: string): string => {
  const [year, number] = month.split('-');
  return `${names[Number(number) - 1]} ${year}`;
};
