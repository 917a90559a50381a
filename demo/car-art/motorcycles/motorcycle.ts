import { shape, type Shape, type Spot } from '../curves.ts';
import type { RimDesign, WheelPlace } from '../silhouette.ts';

/** A motorcycle in profile: where its parts sit, in centimetres, front at the left. */
export interface Motorcycle {
  is: string;
  kind: 'sport' | 'cruiser' | 'naked' | 'trail';
  length: number;
  height: number;
  front: WheelPlace;
  rear: WheelPlace;
  head: Spot;
  tank: Shape;
  seat: Shape;
  tail?: Shape;
  fairing?: Shape;
  screen?: Shape;
  headlamp?: Shape;
  roundLamp?: readonly [x: number, y: number, r: number];
  tailLamp: Spot;
  bars: readonly [Spot, ...Spot[]];
  exhaust: readonly [Spot, Spot, Spot, Spot];
  fork: 'gold' | 'chrome' | 'black';
  rearFender?: true;
  rims: readonly [RimDesign, ...RimDesign[]];
}

export const MOTORCYCLES: readonly [Motorcycle, ...Motorcycle[]] = [
  {
    is: 'faired sport bike',
    kind: 'sport',
    length: 208,
    height: 116,
    front: { x: 34, r: 30.5 },
    rear: { x: 172, r: 31 },
    head: [66, 92],
    tank: shape('72 84 4, 80 99 9, 98 104 14, 118 97 12, 130 84 5, 118 74 8, 88 74 8'),
    seat: shape('116 90 4, 130 85 8, 150 90 10, 166 101 4, 186 107 4, 186 101 3, 160 84 8, 126 78 6'),
    tail: shape('122 80 4, 140 86 12, 164 95 8, 190 107 3, 202 110 2, 196 102 3, 172 84 10, 146 68 8, 128 66 6'),
    fairing: shape(
      '38 78 2, 44 90 7, 58 102 12, 74 104 6, 80 92 8, 96 82 10, 128 72 4, 118 58 8, 132 34 4, 112 27 8, 84 27 8, 72 40 10, 66 58 8, 54 70 8',
    ),
    screen: shape('46 93 4, 58 110 10, 72 114 3, 80 101 6, 62 102 8'),
    headlamp: shape('39 79 2, 45 89 4, 62 92 3, 54 83 4'),
    tailLamp: [197, 106],
    bars: [
      [68, 94],
      [82, 93],
    ],
    exhaust: [
      [98, 34],
      [128, 28],
      [150, 34],
      [184, 52],
    ],
    fork: 'gold',
    rims: ['five', 'twin', 'turbine', 'blade'],
  },
  {
    is: 'low cruiser',
    kind: 'cruiser',
    length: 236,
    height: 112,
    front: { x: 38, r: 33 },
    rear: { x: 194, r: 32 },
    head: [84, 92],
    tank: shape('92 78 5, 96 90 10, 116 97 12, 136 88 12, 142 76 6, 116 72 10'),
    seat: shape('136 76 6, 142 70 8, 160 66 10, 178 74 6, 198 82 6, 208 78 5, 186 66 8, 158 58 8'),
    roundLamp: [66, 86, 9],
    tailLamp: [226, 62],
    bars: [
      [84, 96],
      [88, 112],
      [112, 107],
    ],
    exhaust: [
      [112, 34],
      [132, 26],
      [170, 25],
      [222, 27],
    ],
    fork: 'chrome',
    rearFender: true,
    rims: ['wire', 'classic', 'five'],
  },
  {
    is: 'cafe racer',
    kind: 'naked',
    length: 206,
    height: 108,
    front: { x: 34, r: 31 },
    rear: { x: 172, r: 31 },
    head: [64, 92],
    tank: shape('72 82 5, 76 94 10, 96 101 12, 116 92 10, 122 80 5, 98 77 10'),
    seat: shape('114 84 5, 122 81 6, 150 83 8, 168 86 6, 184 94 5, 190 88 4, 172 78 6, 140 75 8'),
    tail: shape('160 80 4, 172 90 8, 186 95 4, 192 90 3, 182 80 6'),
    roundLamp: [50, 88, 9.5],
    tailLamp: [190, 90],
    bars: [
      [58, 98],
      [66, 103],
      [82, 99],
    ],
    exhaust: [
      [94, 38],
      [118, 28],
      [146, 30],
      [186, 36],
    ],
    fork: 'black',
    rims: ['wire', 'five', 'mesh'],
  },
  {
    is: 'long-legged trail bike',
    kind: 'trail',
    length: 218,
    height: 128,
    front: { x: 36, r: 34 },
    rear: { x: 180, r: 33 },
    head: [72, 106],
    tank: shape('78 92 5, 84 108 9, 104 114 12, 122 104 12, 130 94 6, 104 84 10'),
    seat: shape('116 104 5, 126 98 6, 160 100 8, 188 108 6, 200 112 3, 198 104 4, 170 92 8, 130 88 6'),
    tail: shape('150 92 4, 172 99 10, 204 111 2, 206 106 2, 178 90 8, 154 84 6'),
    fairing: shape('52 100 3, 58 112 8, 74 120 8, 84 110 6, 104 96 8, 112 78 6, 96 66 8, 84 84 8, 66 92 8'),
    screen: shape('58 112 4, 66 128 8, 76 131 3, 80 114 6'),
    headlamp: shape('52 99 2, 57 110 4, 68 112 3, 62 101 4'),
    tailLamp: [203, 107],
    bars: [
      [74, 112],
      [80, 118],
      [96, 116],
    ],
    exhaust: [
      [96, 46],
      [122, 42],
      [146, 56],
      [190, 78],
    ],
    fork: 'gold',
    rims: ['wire', 'five'],
  },
];
