import type { Random } from '../random.ts';
import { ellipse, fill, path, r1, rect, type Canvas, type Stops } from '../svg.ts';

/** The frame of a picture, in its own pixels. */
export interface Stage {
  width: number;
  height: number;
  /** Where tyres touch the road. */
  ground: number;
  horizon: number;
}

export type DrawBackdrop = (canvas: Canvas, random: Random, stage: Stage) => string;

export const sky = (canvas: Canvas, stage: Stage, stops: Stops, bottom = stage.horizon + 20) =>
  rect(0, 0, stage.width, bottom, fill(canvas.linear(stops)));

export const floor = (canvas: Canvas, stage: Stage, top: number, stops: Stops) =>
  rect(0, top, stage.width, stage.height - top, fill(canvas.linear(stops)));

/** A plane that runs across the whole picture. */
export const strip = (stage: Stage, top: number, height: number, look: string) =>
  rect(0, top, stage.width, height, look);

/** Soft light source; also used for lamps and neon halos. */
export function halo(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  const light = canvas.radial(`${colour}/${strength}, ${colour}/${strength * 0.42} 40%, ${colour}/0`);
  return ellipse(x, y, rx, ry, fill(light));
}

/** Rolling ridge made of smooth waves: cheap, organic, never spiky. */
export function ridge(
  random: Random,
  stage: Stage,
  base: number,
  amplitude: number,
  colour: string,
  bottom: number,
): string {
  const steps = 16;
  const step = stage.width / steps;
  let y = base - amplitude * (0.35 + 0.65 * random.next());
  let d = `M0 ${bottom}L0 ${r1(y)}`;
  for (let i = 1; i <= steps; i++) {
    const next = base - amplitude * (0.35 + 0.65 * random.next()) * (1 - (i % 2) * 0.14);
    const middle = r1((i - 0.5) * step);
    d += `C${middle} ${r1(y)} ${middle} ${r1(next)} ${r1(i * step)} ${r1(next)}`;
    y = next;
  }
  return path(`${d}L${stage.width} ${bottom}Z`, fill(colour));
}

/** Darkens the frame's corners a little so that the eye stays on the vehicle. */
export function vignette(canvas: Canvas, stage: Stage, strength: number, colour = '#000000'): string {
  const corners = canvas.radial(`${colour}/0 45%, ${colour}/${strength}`, 'cx=".5" cy=".56" r=".72"');
  return rect(0, 0, stage.width, stage.height, fill(corners));
}

/** A bank of thin streaks: one ellipse alone would read as a saucer. */
export function cloud(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
): string {
  const soft = canvas.radial(`${colour}/${opacity}, ${colour}/${opacity * 0.5} 55%, ${colour}/0`);
  const streaks = Array.from({ length: 7 }, (_, i) => {
    const drift = (i - 3) * size * 0.34 + random.between(-0.2, 0.2) * size;
    const rise = random.between(-0.16, 0.1) * size;
    return ellipse(x + drift, y + rise, size * random.between(0.7, 1.5), size * random.between(0.05, 0.13), fill(soft));
  });
  return streaks.join('');
}

/** Dashed lane mark in the foreground, drawn as perspective slabs. */
export function laneMarks(stage: Stage, y: number, colour: string, opacity: number, height = 10): string {
  let d = '';
  for (let x = -60; x < stage.width + 100; x += 260) {
    d += `M${x} ${y}L${x + 130} ${y}L${x + 126} ${y + height}L${x - 8} ${y + height}Z`;
  }
  return path(d, fill(colour, opacity));
}
