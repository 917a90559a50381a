/** A person, drawn in flat shapes. */
export interface Look {
  backdrop: string;
  skin: string;
  hair: string;
  shirt: string;
  cut: Cut;
  wears?: 'glasses' | 'cap' | 'beard';
}

type Cut = 'short' | 'long' | 'bob' | 'curls' | 'bun' | 'bald';

/** Shapes behind the head, and in front of it. */
const cuts: Record<Cut, { behind: string; front: string }> = {
  short: {
    behind: '',
    front: '<path d="M67 92c-4-34 10-54 33-54s38 18 33 54c-3-14-8-21-14-25-14 6-33 5-42-1-5 6-8 14-10 26z"/>',
  },
  long: {
    behind: '<path d="M58 150c-4-30-4-60 2-80 6-22 22-34 40-34s34 12 40 34c6 20 6 50 2 80z"/>',
    front: '<path d="M68 90c0-26 8-44 32-46 24 2 32 20 32 46-6-18-14-26-20-32-12 14-30 16-44 32z"/>',
  },
  bob: {
    behind: '<path d="M60 124c-8-46 6-88 40-88s48 42 40 88c-10 8-70 8-80 0z"/>',
    front: '<path d="M68 94c-2-30 8-50 32-50s34 20 32 50c-4-16-8-22-12-24-14 2-32 2-40 0-5 3-9 10-12 24z"/>',
  },
  curls: {
    behind:
      '<g><circle cx="66" cy="76" r="17"/><circle cx="134" cy="76" r="17"/><circle cx="64" cy="98" r="13"/><circle cx="136" cy="98" r="13"/></g>',
    front: '<g><circle cx="76" cy="56" r="17"/><circle cx="100" cy="48" r="19"/><circle cx="124" cy="56" r="17"/></g>',
  },
  bun: {
    behind: '<circle cx="100" cy="32" r="16"/>',
    front: '<path d="M67 90c-3-32 10-50 33-50s36 18 33 50c-4-20-16-32-33-32s-29 12-33 32z"/>',
  },
  bald: { behind: '', front: '' },
};

const extras: Record<NonNullable<Look['wears']>, (look: Look) => string> = {
  glasses: () =>
    '<g fill="none" stroke="#22252b" stroke-width="3.2"><circle cx="86" cy="92" r="11"/><circle cx="114" cy="92" r="11"/><path d="M97 90q3-2 6 0"/></g>',
  cap: ({ shirt }) =>
    `<g fill="${shirt}"><path d="M65 74c0-26 14-40 35-40s35 14 35 40z"/><path d="M62 72h88c4 0 5 6 0 7H62z" opacity=".82"/></g>`,
  beard: ({ hair }) =>
    `<path fill="${hair}" d="M68 96c2 30 12 44 32 44s30-14 32-44c-5 12-9 14-14 14-10-3-26-3-36 0-5 0-9-2-14-14z"/>`,
};

/** SVG in a 200-pixel square. Shown in a circle, so the corners stay empty. */
export function drawPortrait(look: Look): string {
  const { backdrop, skin, hair, shirt, cut, wears } = look;
  const mouth = wears === 'beard' ? '#d99a86' : '#7c3a34';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="384" height="384">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".1"/>
    </linearGradient></defs>
    <rect width="200" height="200" fill="${backdrop}"/><rect width="200" height="200" fill="url(#sky)"/>
    <g fill="${hair}">${cuts[cut].behind}</g>
    <path fill="${shirt}" d="M28 206c2-40 26-56 56-60h32c30 4 54 20 56 60z"/>
    <path fill="${skin}" d="M84 118h32v30c0 22-32 22-32 0z"/>
    <path fill="#000" opacity=".13" d="M84 128c8 10 24 10 32 0v10c-6 9-26 9-32 0z"/>
    <ellipse cx="100" cy="92" rx="33" ry="40" fill="${skin}"/>
    ${wears === 'beard' ? extras.beard(look) : ''}
    <g fill="#2a2523"><circle cx="87" cy="92" r="3.6"/><circle cx="113" cy="92" r="3.6"/></g>
    <g fill="none" stroke="${cut === 'bald' ? '#3a302a' : hair}" stroke-width="3.2" stroke-linecap="round"><path d="M80 81q7-4 13-1"/><path d="M107 80q6-3 13 1"/></g>
    <path d="M100 94q-5 11 1 12" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M89 115q11 9 22 0" fill="none" stroke="${mouth}" stroke-width="3.4" stroke-linecap="round"/>
    <g fill="${hair}">${cuts[cut].front}</g>
    ${wears && wears !== 'beard' ? extras[wears](look) : ''}
  </svg>`;
}
