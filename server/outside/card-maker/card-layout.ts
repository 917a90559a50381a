import { dealNames, type Deal } from '@forecourt/contract/cars/filter-values.ts';
import { cardSize, type CardFace } from '../../lib/card-face.ts';
import { priceChart } from './price-chart.ts';
import { box, colours, lines, type Node } from './layout-pieces.ts';

/** Everything above the photo. Transparent where the photo shows. */
export const cardLayout = (face: CardFace, siteName: string, family: string): Node =>
  box(
    {
      ...cardSize,
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: colours.ink,
      fontFamily: family,
      fontWeight: 700,
      backgroundImage: face.photo === null ? `linear-gradient(135deg, #3a2320 0%, ${colours.night} 62%)` : shade,
    },
    backdropOf(face),
    box({ position: 'relative', padding: '40px 48px', alignItems: 'center' }, logo(), box({ fontSize: 34 }, siteName)),
    face.ribbon === null ? null : ribbon(face.ribbon),
    box(
      // In front of the backdrop.
      { position: 'relative', flexDirection: 'column', padding: '0 48px 44px' },
      face.over ? lines(face.over, 1, { fontSize: 30, color: colours.quiet, marginBottom: 8 }) : null,
      lines(face.title, face.months === null ? 2 : 1, {
        fontSize: titleSize(face),
        lineHeight: 1.12,
        width: 1104,
        textAlign: isRightToLeft(face.title) ? 'right' : 'left',
      }),
      face.facts ? lines(face.facts, 1, { fontSize: 32, color: colours.quiet, marginTop: 12 }) : null,
      face.rating === null ? null : stars(face.rating),
      face.price === null ? null : price(face),
    ),
  );

/** A long title is smaller before it is cut. Below a chart there is room for one line. */
function titleSize({ title, months }: CardFace): number {
  const length = Array.from(title).length;
  if (length <= 26) return 76;
  if (months !== null) return length <= 32 ? 62 : 48;
  return length <= 44 ? 64 : 54;
}

/** By its first letter, as browsers decide. A second line of Arabic starts at the right. */
const isRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Darkens the photo behind text. */
const shade =
  'linear-gradient(180deg, rgba(15,12,10,0.72) 0%, rgba(15,12,10,0.04) 24%, rgba(15,12,10,0.12) 40%, rgba(15,12,10,0.74) 58%, rgba(15,12,10,0.96) 82%)';

const backdropOf = ({ photo, months, price }: CardFace): Node | null => {
  if (months !== null) return priceChart(months, price !== null);
  return photo === null ? backdrop() : null;
};

/** The site's mark, large and faint, in place of a photo. */
const backdrop = (): Node => box({ position: 'absolute', right: -90, top: -110 }, mark(560, 'rgba(216,35,42,0.2)'));

const logo = (): Node => box({ marginRight: 16 }, mark(46, colours.accent));

const mark = (size: number, fill: string): Node => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    children: { type: 'path', props: { d: 'M3 16a13 13 0 1 1 13 13H6.2A3.2 3.2 0 0 1 3 25.8Z', fill } },
  },
});

const ribbon = (text: 'Sold' | 'Reserved'): Node =>
  box(
    {
      position: 'absolute',
      top: 58,
      right: -92,
      width: 400,
      justifyContent: 'center',
      padding: '14px 0',
      transform: 'rotate(38deg)',
      fontSize: text === 'Sold' ? 46 : 38,
      letterSpacing: 4,
      color: '#fff',
      background: text === 'Sold' ? colours.accent : colours.reserved,
    },
    text.toUpperCase(),
  );

const price = ({ price: now, priceBefore: before, deal }: CardFace): Node =>
  box(
    { alignItems: 'center', marginTop: 14 },
    box({ fontSize: 68 }, now),
    before === null
      ? null
      : box({ fontSize: 38, marginLeft: 24, color: colours.quiet, textDecoration: 'line-through' }, before),
    before === null ? null : tag('Price drop', good),
    deal === null ? null : tag(dealNames[deal], dealColours[deal]),
  );

const good = '#1d6b42';
const dealColours: Record<Deal, string> = { great: good, good, fair: '#4a443f', high: '#7a4a12' };

const tag = (text: string, background: string): Node =>
  box({ marginLeft: 24, padding: '6px 16px', borderRadius: 10, fontSize: 28, background, color: '#fff' }, text);

const starPath = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.3l-5.8 3.1 1.1-6.4L2.6 9.4l6.5-.9z';

const stars = ({ stars: average, reviews }: NonNullable<CardFace['rating']>): Node =>
  box(
    { alignItems: 'center', marginTop: 14 },
    {
      type: 'svg',
      props: {
        width: 40,
        height: 40,
        viewBox: '0 0 24 24',
        children: { type: 'path', props: { d: starPath, fill: colours.gold } },
      },
    },
    box({ fontSize: 40, marginLeft: 12 }, average.toFixed(1)),
    box({ fontSize: 32, marginLeft: 16, color: colours.quiet }, `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`),
  );
