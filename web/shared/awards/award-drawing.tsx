import type { CSSProperties } from 'react';
import { awardGlyphs, type Medal, type Metal } from './award-glyphs.tsx';

/** Centre and size of the seal. A glyph is drawn in a 24-pixel square around the centre. */
const middle = { x: 32, y: 27 };

/** Three metals and red enamel: a dark tone for the edge and the glyph, a light one between them. */
export function AwardDrawing({ icon, hasRibbon }: { icon: Medal; hasRibbon: boolean }) {
  const { metal, glyph } = awardGlyphs[icon];
  const { edge, face, sign, ribbon } = metals[metal];
  const scale = hasRibbon ? 1 : 1.24;
  return (
    <svg viewBox={hasRibbon ? '2 2 60 60' : '8.5 3.5 47 47'} className="size-full">
      {hasRibbon && (
        <g style={{ fill: ribbon }}>
          <path d="M20 36 14 58.5l7.2-2.4 4.3 6L32 42Z" opacity=".72" />
          <path d="m44 36 6 22.5-7.2-2.4-4.3 6L32 42Z" />
        </g>
      )}
      <path d={sealPath} style={{ fill: edge }} />
      <circle cx={middle.x} cy={middle.y} r="18" style={{ fill: face }} />
      {hasRibbon && (
        <circle
          cx={middle.x}
          cy={middle.y}
          r="15.9"
          fill="none"
          strokeWidth=".9"
          opacity=".55"
          style={{ stroke: edge }}
        />
      )}
      <g
        transform={`translate(${middle.x} ${middle.y}) scale(${scale}) translate(-12 -12)`}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ fill: sign, stroke: sign, strokeWidth: 0, '--cut': face } as CSSProperties}
      >
        {glyph}
      </g>
    </svg>
  );
}

/** A circle with a wavy edge, like a bottle cap. */
const sealPath = (() => {
  const waves = 18;
  const at = (place: number) => {
    const angle = (place / waves) * 2 * Math.PI - Math.PI / 2;
    return `${(middle.x + 21.3 * Math.cos(angle)).toFixed(2)} ${(middle.y + 21.3 * Math.sin(angle)).toFixed(2)}`;
  };
  const rest = Array.from({ length: waves }, (_, place) => `A4.2 4.2 0 0 1 ${at(place + 1)}`);
  return `M${at(0)}${rest.join('')}Z`;
})();

const tones = (hue: number, chroma: number, lightness = 0.74) => ({
  edge: `light-dark(oklch(${lightness} ${chroma} ${hue}), oklch(0.66 ${chroma} ${hue}))`,
  face: `light-dark(oklch(0.965 ${chroma * 0.32} ${hue}), oklch(0.3 ${chroma * 0.38} ${hue}))`,
  ribbon: `light-dark(oklch(0.5 ${chroma * 0.86} ${hue}), oklch(0.52 ${chroma * 0.8} ${hue}))`,
  sign: `light-dark(oklch(0.5 ${chroma * 0.86} ${hue}), oklch(0.86 ${chroma * 0.78} ${hue}))`,
});

const metals: Record<Metal, ReturnType<typeof tones>> = {
  bronze: tones(48, 0.105),
  silver: tones(250, 0.022),
  gold: tones(82, 0.138),
  red: tones(25, 0.165, 0.67),
};
