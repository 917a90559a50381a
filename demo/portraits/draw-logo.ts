import type { DealerName } from '../people.ts';

/** A two-colour mark for each dealer. Without letters, so no font is needed. */
const marks: Record<DealerName, { ground: string; mark: string }> = {
  'Eclipse Motors': {
    ground: '#14161c',
    mark: '<circle cx="100" cy="100" r="62" fill="#f5b94a"/><circle cx="116" cy="90" r="54" fill="#14161c"/><circle cx="128" cy="80" r="9" fill="#f5b94a"/>',
  },
  'Vinewood Premium': {
    ground: '#3d1530',
    mark: '<path d="M46 58l54 92 54-92h-27l-27 50-27-50z" fill="#f4e3d3"/><path d="M100 34l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" fill="#e8a24c"/>',
  },
  'Rockford Autos': {
    ground: '#f3f1ea',
    mark: '<path d="M100 34l57 33v66l-57 33-57-33V67z" fill="#1f4b43"/><path d="M64 104l36-34 36 34v20l-36-34-36 34z" fill="#f3f1ea"/><path d="M64 132l36-34 36 34v18l-36-34-36 34z" fill="#e2a04a"/>',
  },
  'Sandy Shores Trucks': {
    ground: '#e9c48d',
    mark: '<circle cx="100" cy="92" r="44" fill="#d0552f"/><path d="M0 122c40-26 74-24 104-4s62 20 96-2v84H0z" fill="#8a5a34"/><path d="M0 152c46-20 82-12 112 2s58 12 88-4v50H0z" fill="#5d3b24"/>',
  },
};

/** SVG in a 200-pixel square. */
export const drawLogo = (dealer: DealerName): string => {
  const { ground, mark } = marks[dealer];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="384" height="384"><rect width="200" height="200" fill="${ground}"/>${mark}</svg>`;
};
