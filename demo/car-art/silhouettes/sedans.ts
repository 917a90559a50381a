import { shape } from '../curves.ts';
import type { Silhouette } from '../silhouette.ts';

export const sedans: readonly [Silhouette, ...Silhouette[]] = [
  {
    is: 'long executive saloon with a coupe-like roof',
    length: 488,
    height: 145,
    sill: 20,
    front: { x: 90, r: 35 },
    rear: { x: 384, r: 35 },
    archGap: 3.5,
    outline: shape(
      '9 19 3, 3 23 4, 0 42 10, 3 62 12, 14 76 14, 44 86 36, 100 95 60, 150 101 22, 214 136 46, 266 147 70, 332 142 70, 412 110 46, 456 106 14, 474 106 4, 476 102 4, 483 86 12, 487 60 12, 484 34 8, 474 24 4',
    ),
    shoulder: shape('22 74, 90 88, 230 93, 370 98, 480 92'),
    crease: shape('132 34, 250 37, 338 46'),
    glass: shape('170 102.5 4, 218 131 24, 266 140 48, 328 136 44, 388 114 14, 376 107 6'),
    pillars: [
      { x: 268, lean: 3, width: 7 },
      { x: 350, lean: 12, width: 3.5 },
    ],
    screen: [148, 216],
    rearScreen: [346, 410],
    doors: [
      { front: 152, rear: 270, lean: 4 },
      { front: 270, rear: 368, cut: 24, lean: 4 },
    ],
    chrome: true,
    headlamp: shape('7 66 4, 16 75 5, 62 87 4, 50 77 6, 24 67 6'),
    tail: shape('430 97 5, 476 99 4, 483 86 4, 480 82 4, 440 90 6'),
    intake: shape('3 32 3, 24 36 4, 20 48 5, 3 50 3'),
    exhaust: [474, 27],
    rims: ['twin', 'five', 'turbine', 'mesh'],
  },
  {
    is: 'upright three-box saloon of the nineties',
    length: 480,
    height: 142,
    sill: 23,
    front: { x: 84, r: 32 },
    rear: { x: 364, r: 32 },
    archGap: 4,
    outline: shape(
      '8 25 3, 1 29 3, -1 40 4, 0 54 4, 6 57 3, 6 72 4, 14 80 8, 70 88 60, 148 97 14, 196 132 26, 238 142 40, 302 141 40, 348 133 26, 392 104 16, 456 101 20, 472 98 5, 474 86 6, 474 58 3, 480 54 4, 480 40 4, 474 30 4, 466 27 3',
    ),
    shoulder: shape('16 76, 84 84, 240 89, 380 92, 470 90'),
    crease: shape('120 52, 250 53, 326 54'),
    glass: shape('160 98 3, 202 129 13, 240 136 32, 302 135 32, 338 129 14, 364 104 7, 360 101.5 4'),
    pillars: [
      { x: 256, lean: 2, width: 7 },
      { x: 334, lean: 5, width: 3.5 },
    ],
    screen: [148, 200],
    rearScreen: [346, 390],
    doors: [
      { front: 144, rear: 258, lean: 3 },
      { front: 258, rear: 352, cut: 22, lean: 4 },
    ],
    chrome: true,
    headlamp: shape('6 60 2, 7 73 3, 30 78 3, 34 62 3'),
    tail: shape('446 92 3, 472 91 3, 473 66 3, 450 68 3'),
    intake: shape('1 32 2, 18 34 3, 18 40 3, 0 42 2'),
    bumperStrip: true,
    exhaust: [470, 29],
    rims: ['five', 'mesh', 'steel', 'turbine'],
  },
];
