import type { Shape, Spot } from './curves.ts';

export interface WheelPlace {
  x: number;
  r: number;
}

export type Range = readonly [from: number, to: number];
export type RimDesign =
  | 'five'
  | 'twin'
  | 'turbine'
  | 'mesh'
  | 'torque'
  | 'blade'
  | 'steel'
  | 'cap'
  | 'classic'
  | 'wire'
  | 'beadlock';

export interface Pillar {
  x: number;
  lean: number;
  width: number;
  /** Painted like the body instead of black. */
  painted?: true;
}

export interface Door {
  front: number;
  rear: number;
  lean?: number;
  /** How far the rear edge is cut back at the foot, around the wheel. */
  cut?: number;
  top?: number;
  slide?: true;
}

export interface OpenTop {
  screen: readonly [base: Spot, tip: Spot];
  cockpit: Range;
  seats: readonly number[];
}

export interface Wing {
  x: number;
  y: number;
  chord: number;
  foot: number;
}

/** A car in profile, nose at the left, in centimetres. Every layer of a drawing is measured from it. */
export interface Silhouette {
  is: string;
  length: number;
  height: number;
  sill: number;
  front: WheelPlace;
  rear: WheelPlace;
  archGap: number;
  outline: Shape;
  shoulder: Shape;
  crease: Shape;
  glass?: Shape;
  pillars: readonly Pillar[];
  screen?: Range;
  rearScreen?: Range;
  openTop?: OpenTop;
  doors: readonly Door[];
  headlamp?: Shape;
  roundLamp?: { x: number; y: number; rx: number; ry: number };
  tail?: Shape;
  roundTail?: { x: number; y: number; r: number };
  intake?: Shape;
  sideVent?: Shape;
  chromeBumpers?: readonly [front: Shape, rear: Shape];
  exhaust?: Spot;
  wing?: Wing;
  spareRear?: { x: number; y: number; r: number };
  spareBed?: { x: number; y: number; r: number };
  quarterLouvers?: readonly [Spot, Spot, Spot, Spot];
  fenderVents?: readonly Spot[];
  strakes?: readonly [Spot, Spot];
  snorkel?: Spot;
  roofRails?: Range;
  roofRack?: Range;
  lightBar?: Range;
  rollBar?: Range;
  scoop?: Range;
  lipSpoiler?: Range;
  engineVents?: Range;
  panelSide?: Range;
  bedGap?: number;
  chrome?: true;
  cladding?: true;
  squareArch?: true;
  lifted?: true;
  sideStep?: true;
  bullBar?: true;
  bigSkirt?: true;
  duoPanel?: true;
  bumperStrip?: true;
  roofSpoiler?: true;
  twoToneLower?: true;
  tyre?: 'mud';
  rims: readonly [RimDesign, ...RimDesign[]];
  /** Chance from 0 to 1 that a seed gives this car such a second colour. */
  stripes?: number;
  sideStripe?: number;
  twoToneRoof?: number;
}
