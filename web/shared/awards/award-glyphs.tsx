import type { ReactNode } from 'react';
import { starPath } from '../../ui/star-path.ts';

export type Metal = 'bronze' | 'silver' | 'gold' | 'red';

/** Cut out of the shape below, in the colour of the medal's face. */
const cut = { fill: 'none', stroke: 'var(--cut)' };
const line = (strokeWidth: number) => ({ fill: 'none', strokeWidth });

const star = (x: number, y: number, scale: number) => (
  <path
    d={starPath}
    transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
    style={{ strokeWidth: 1.5 }}
  />
);

/** The glyph of each medal, drawn in a 24-pixel square. */
export const awardGlyphs = {
  key: {
    metal: 'bronze',
    glyph: (
      <g transform="rotate(-45 12 12)">
        <path
          d="M5.5 6.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8Zm-1.6 3.7a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z"
          fillRule="evenodd"
        />
        <path d="M10.2 10.5h12.3a.9.9 0 0 1 .9.9v4.3h-2.7v-2.2h-2v3h-2.7v-3h-5.8Z" />
      </g>
    ),
  },
  ten: {
    metal: 'silver',
    glyph: (
      <g style={line(3)}>
        <path d="M4.2 8.3 7.6 6v12" />
        <rect x="12.6" y="6" width="7.6" height="12" rx="3.8" />
      </g>
    ),
  },
  fifty: {
    metal: 'gold',
    glyph: (
      <g style={line(2.8)}>
        <path d="M9.6 6H4.8l-.5 5.2c1-.7 1.9-.9 2.7-.9a3.85 3.85 0 0 1 0 7.7c-1.3 0-2.4-.4-3.3-1.3" />
        <rect x="14.2" y="6" width="6.8" height="12" rx="3.4" />
      </g>
    ),
  },
  stars: {
    metal: 'gold',
    glyph: [
      <g key="stars">
        {star(12, 8.6, 0.62)}
        {star(5.3, 16.3, 0.43)}
        {star(18.7, 16.3, 0.43)}
      </g>,
    ],
  },
  trophy: {
    metal: 'gold',
    glyph: (
      <>
        <path d="M6.8 3.4h10.4v6.4a5.2 5.2 0 0 1-10.4 0Z" />
        <path d="M7 5.3H3.7v1.9a3.5 3.5 0 0 0 3.5 3.5M17 5.3h3.3v1.9a3.5 3.5 0 0 1-3.5 3.5" style={line(1.7)} />
        <path d="M10.8 14h2.4v3.4h2.9a.9.9 0 0 1 .9.9v2.3H7v-2.3a.9.9 0 0 1 .9-.9h2.9Z" />
      </>
    ),
  },
  shield: {
    metal: 'silver',
    glyph: (
      <>
        <path d="M12 2.6c2.3 1.7 4.9 2.6 7.9 2.7v6.3c0 4.5-2.8 7.9-7.9 10-5.1-2.1-7.9-5.5-7.9-10V5.3c3-.1 5.6-1 7.9-2.7Z" />
        <path d="m8.3 12 2.7 2.7 4.9-5.3" style={{ ...cut, strokeWidth: 2.3 }} />
      </>
    ),
  },
  handshake: {
    metal: 'bronze',
    glyph: (
      <>
        <path d="M1.2 7.2 5 5.4l2 8.2-3.6 1.6ZM22.8 7.2 19 5.4l-2 8.2 3.6 1.6Z" />
        <path d="m6.5 7.2 4.3-.7 2 .7-3.5 3.2c1.3 1.5 3 1.2 4.5-.2l5 4.6a1.5 1.5 0 0 1-2.1 2.1 1.5 1.5 0 0 1-2.3 1.8 1.5 1.5 0 0 1-2.5 1.2L6.5 15Z" />
        <path d="m12.8 7.2 2-.7 3 .7-.5 5.2-3.3-3.1" />
        <path d="m13.9 13.9 2.7 2.9m-4.9-.9 2.6 2.7" style={{ ...cut, strokeWidth: 1 }} />
      </>
    ),
  },
  wrench: {
    metal: 'bronze',
    glyph: (
      <g transform="rotate(45 12 12)">
        <path d="M9.9 1.2a5.5 5.5 0 1 0 4.2 0v5.3h-4.2Z" />
        <path d="M9.9 9h4.2v11.6a2.1 2.1 0 0 1-4.2 0Z" />
        <path d="M12 20.3h.01" style={{ ...cut, strokeWidth: 1.6 }} />
      </g>
    ),
  },
  flame: {
    metal: 'red',
    glyph: (
      <path
        d="M12.7 1.9c.5 4 6 6.1 6 12a6.7 6.7 0 0 1-13.4.2c0-3 1.5-4.8 2.8-6.2.3 1.5.9 2.3 1.7 2.7-.2-3.5.6-6.5 2.9-8.7Zm-.7 11c-1.5 1.5-2.6 2.6-2.6 4.2a2.6 2.6 0 0 0 5.2 0c0-1.6-1.1-2.7-2.6-4.2Z"
        fillRule="evenodd"
      />
    ),
  },
  crown: {
    metal: 'gold',
    glyph: (
      <>
        <path d="m4.3 8.2 4 3.3L12 5.8l3.7 5.7 4-3.3L18.2 16H5.8Z" style={{ strokeWidth: 1 }} />
        <circle cx="3.8" cy="7.3" r="1.7" />
        <circle cx="12" cy="4.6" r="1.7" />
        <circle cx="20.2" cy="7.3" r="1.7" />
        <rect x="5.3" y="17.7" width="13.4" height="2.5" rx=".9" />
      </>
    ),
  },
  heart: {
    metal: 'red',
    glyph: (
      <>
        <path d="M12 20.6S3.4 15.6 3.4 9.5A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 8.6 2.7c0 6.1-8.6 11.1-8.6 11.1Z" />
        <path d="M6.9 9.6c0-1 .6-1.7 1.5-1.9" style={{ ...cut, strokeWidth: 1.5 }} />
      </>
    ),
  },
  compass: {
    metal: 'silver',
    glyph: (
      <>
        <circle cx="12" cy="12" r="8.9" style={line(2)} />
        <path d="m17 7-3 7-7 3 3-7Z" />
        <path d="M12 12h.01" style={{ ...cut, strokeWidth: 2.2 }} />
      </>
    ),
  },
} satisfies Record<string, { metal: Metal; glyph: ReactNode }>;

/** Must match the contract's list of award icons. */
export type Medal = keyof typeof awardGlyphs;
