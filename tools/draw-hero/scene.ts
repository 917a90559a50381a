/** Positions in one crop of the hero picture, in its own pixels. */
export interface Scene {
  width: number;
  height: number;
  /** Where the water meets the sky. */
  horizon: number;
  /** Top of the road, below the quay wall. */
  kerb: number;
  /** Where the tyres touch the road. */
  ground: number;
  sunX: number;
  /** How dark the left side is, from 0 to 1. */
  dusk: number;
  carLeft: number;
  /** Pixels per centimetre. */
  carScale: number;
  /** Scale of distant things: towers, palms, clouds. */
  far: number;
  palms: ReadonlyArray<readonly [x: number, height: number]>;
  /** The extent of the city along the horizon. */
  city: readonly [from: number, to: number];
}

export const WIDE: Scene = {
  width: 2400,
  height: 1030,
  horizon: 610,
  kerb: 690,
  ground: 846,
  sunX: 1500,
  dusk: 1,
  carLeft: 1080,
  carScale: 2.56,
  far: 1,
  palms: [
    [2092, 470],
    [2222, 585],
    [2334, 430],
  ],
  city: [1000, 2060],
};

export const TALL: Scene = {
  width: 900,
  height: 1200,
  horizon: 800,
  kerb: 862,
  ground: 1010,
  sunX: 470,
  dusk: 0.4,
  carLeft: 42,
  carScale: 1.73,
  far: 0.8,
  palms: [
    [742, 420],
    [842, 520],
  ],
  city: [120, 800],
};
