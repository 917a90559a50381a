/** Lightness and chroma change in OKLCH: steps look even for every hue, which plain RGB mixing does not give. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

export interface ColourShift {
  light?: number;
  chroma?: number;
  hue?: number;
}

export function shift(hex: string, { light = 0, chroma = 1, hue = 0 }: ColourShift): string {
  const o = hexToOklch(hex);
  return oklchToHex({ l: clamp(o.l + light, 0.04, 0.995), c: o.c * chroma, h: o.h + hue });
}

export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = ([0, 1, 2] as const).map((i) => a[i] + (b[i] - a[i]) * clamp(share));
  return toHex(mixed);
}

/** A colour out of a row of stops; between two stops the colours are mixed. */
export function ramp(stops: ReadonlyArray<readonly [at: number, colour: string]>, t: number): string {
  let below = stops[0];
  for (const stop of stops) {
    if (!below || t <= stop[0]) {
      if (!below || stop === below) return stop[1];
      return mix(below[1], stop[1], (t - below[0]) / (stop[0] - below[0] || 1));
    }
    below = stop;
  }
  return below?.[1] ?? '#000000';
}

export function lightnessOf(hex: string): number {
  return hexToOklch(hex).l;
}

export function withLightness(hex: string, low: number, high: number): string {
  const o = hexToOklch(hex);
  return oklchToHex({ ...o, l: clamp(o.l, low, high) });
}

const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function channels(hex: string): readonly [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const n = Number.parseInt(full.slice(1, 7), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
}

function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex);
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { l: L, c: Math.hypot(A, B), h: Math.atan2(B, A) };
}

function oklchToHex({ l, c, h }: Oklch): string {
  const A = c * Math.cos(h);
  const B = c * Math.sin(h);
  const x = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const y = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const z = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return toHex(rgb.map((v) => clamp(toGamma(clamp(v))) * 255));
}
