import { lightnessOf, mix, shift, withLightness } from './colour.ts';
import type { Light } from './lighting.ts';
import type { Random } from './random.ts';

export type Finish = 'gloss' | 'metallic' | 'matte';

/** One colour as a lit body shows it, from the surfaces that face the sky to those that face the road. */
export interface Paint {
  finish: Finish;
  base: string;
  sky: string;
  light: string;
  shade: string;
  deep: string;
  abyss: string;
  /** The horizon's glow as reflected by the lacquer. */
  glow: string;
  /** How bright the crisp highlights are. */
  glint: number;
  isDark: boolean;
  isPale: boolean;
}

export function mixPaint(hex: string, finish: Finish, light: Light): Paint {
  // Pure black or white would swallow every highlight or shadow.
  const base = withLightness(hex, 0.25, 0.93);
  const lightness = lightnessOf(base);
  const isDark = lightness < 0.4;
  const contrast = { gloss: 1, metallic: 1.2, matte: 0.6 }[finish];
  const mirror = { gloss: 1, metallic: 0.85, matte: 0.35 }[finish];
  const warm = finish === 'metallic' ? 0.09 : 0.03;
  const lit = (by: number, chroma: number, hue: number) => shift(base, { light: by * contrast, chroma, hue });
  return {
    finish,
    base,
    sky: mix(lit(isDark ? 0.3 : 0.15, isDark ? 0.55 : 0.72, warm), light.sky, 0.3 * mirror),
    light: mix(lit(isDark ? 0.16 : 0.07, 0.95, warm / 2), light.horizon, 0.06 * mirror),
    shade: lit(-0.1, 1.02, -warm / 2),
    deep: mix(lit(isDark ? -0.12 : -0.22, 0.9, -warm), light.ground, 0.1 * mirror),
    abyss: mix(shift(base, { light: isDark ? -0.17 : -0.4, chroma: 0.7, hue: -warm }), light.ground, 0.08),
    glow: mix(lit(isDark ? 0.22 : 0.12, 0.9, warm), light.horizon, 0.32 * mirror),
    glint: finish === 'matte' ? 0.34 : 1,
    isDark,
    isPale: lightness > 0.82,
  };
}

/** Second colour for roofs, lower halves and stripes: neutral enough to suit any paint. */
export function companionColour(hex: string, random: Random): string {
  return lightnessOf(hex) > 0.6
    ? random.pick(['#15171b', '#2b3038', '#3d2a22'])
    : random.pick(['#f2efe8', '#e9e4d6', '#cfd5da']);
}
