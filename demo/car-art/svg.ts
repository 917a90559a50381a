/** Written as in CSS: `#fff, #9aa2a9/.5 40%, #000`. Opacity follows a slash. The ends are at 0 and 100 %. */
export type Stops = string;
/** A line in user units that a gradient runs along: x1, y1, x2, y2. */
export type GradientLine = readonly [number, number, number, number];

export interface Canvas {
  /** Drawing scale: 1 at full size, less if fine detail would be smaller than a pixel. */
  size: number;
  defs(): string;
  /** Top to bottom of the painted shape; with a line, along that line in user units. */
  linear(stops: Stops, along?: GradientLine): string;
  /** Left to right of the painted shape. */
  across(stops: Stops): string;
  radial(stops: Stops, place?: string): string;
  clip(d: string): string;
  mask(content: string): string;
  /** Defined once and reused by id. */
  named(content: string): string;
  soften(content: string, reach?: number): string;
}

/** Collects definitions under ids that stay unique when several pictures share one page. */
export function createCanvas(prefix: string, size = 1): Canvas {
  const defs: string[] = [];
  const add = (make: (id: string) => string) => {
    const id = `${prefix}${defs.length.toString(36)}`;
    defs.push(make(id));
    return id;
  };
  const paint = (make: (id: string) => string) => `url(#${add(make)})`;
  const named = (content: string) => add((id) => `<g id="${id}">${content}</g>`);
  return {
    size,
    defs: () => `<defs>${defs.join('')}</defs>`,
    linear: (stops, along) =>
      paint((id) => `<linearGradient id="${id}" ${lineOf(along)}>${stopsOf(stops)}</linearGradient>`),
    across: (stops) => paint((id) => `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`),
    radial: (stops, place = '') =>
      paint((id) => `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`),
    clip: (d) => paint((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    mask: (content) => paint((id) => `<mask id="${id}">${content}</mask>`),
    named,
    /**
     * Soft focus without a filter: the mean of four shifted copies. A Gaussian filter over the same area would double
     * the time to rasterise a picture.
     */
    soften(content, reach = 2.6) {
      // Less than a pixel: four drawings for an invisible effect.
      if (reach * size < 1) return content;
      const id = named(content);
      const copy = (x: number, y: number, opacity: number) =>
        `<use href="#${id}" x="${x}" y="${y}" opacity="${opacity}"/>`;
      return [
        copy(-reach, -reach * 0.4, 1),
        copy(reach, reach * 0.4, 0.5),
        copy(reach * 0.4, -reach, 0.333),
        copy(-reach * 0.4, reach, 0.25),
      ].join('');
    },
  };
}

const lineOf = (along?: GradientLine) =>
  along
    ? `gradientUnits="userSpaceOnUse" x1="${r1(along[0])}" y1="${r1(along[1])}" x2="${r1(along[2])}" y2="${r1(along[3])}"`
    : 'x1="0" y1="0" x2="0" y2="1"';

const STOP = /^(#[0-9a-f]{3,6})(?:\/([\d.e-]+))?(?: ([\d.]+)%)?$/;

function stopsOf(stops: Stops): string {
  return stops
    .split(', ')
    .map((text, i) => {
      const stop = STOP.exec(text);
      if (!stop) throw new Error(`Not a gradient stop: ${text}`);
      const [, colour, opacity = '1', at = i === 0 ? '0' : '100'] = stop;
      const faded = Number(opacity) < 1 ? ` stop-opacity="${r3(Number(opacity))}"` : '';
      return `<stop offset="${r3(Number(at) / 100)}" stop-color="${colour}"${faded}/>`;
    })
    .join('');
}

export const r1 = (v: number) => Math.round(v * 10) / 10;
export const r3 = (v: number) => Math.round(v * 1000) / 1000;

export const fill = (colour: string, opacity = 1) =>
  opacity < 1 ? `fill="${colour}" fill-opacity="${r3(opacity)}"` : `fill="${colour}"`;
export const stroke = (colour: string, width: number, opacity = 1) =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${r3(opacity)}"` : ''}`;
export const rounded = (radius: number) => ` rx="${r1(radius)}"`;

export const path = (d: string, look: string) => `<path d="${d}" ${look}/>`;
/** A stroke with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1) =>
  path(d, `${stroke(colour, width, opacity)} stroke-linecap="round" stroke-linejoin="round"`);
export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: string) =>
  `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(rx)}" ry="${r1(ry)}" ${look}/>`;
export const circle = (cx: number, cy: number, r: number, look: string) =>
  `<circle cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r)}" ${look}/>`;
export const rect = (x: number, y: number, w: number, h: number, look: string) =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" ${look}/>`;
export const group = (content: string, look: string) => `<g ${look}>${content}</g>`;
export const clipped = (content: string, clip: string) => `<g clip-path="${clip}">${content}</g>`;
export const moved = (content: string, x: number, y: number) =>
  `<g transform="translate(${r1(x)} ${r1(y)})">${content}</g>`;
export const use = (id: string, transform = '') => `<use href="#${id}"${transform && ` transform="${transform}"`}/>`;
