import { at, between, curve, each, heightAt, polyline, type Spot } from '../curves.ts';
import type { Range, Silhouette } from '../silhouette.ts';
import { fill, line, path, rect, rounded } from '../svg.ts';
import type { Measures } from './measure.ts';

/** Things bolted onto a roof: rails, racks with their load, light bars, snorkels. */
export function roofKit(car: Silhouette, m: Measures): string {
  return [
    car.roofRails ? rails(car.roofRails, m) : '',
    car.roofRack ? rack(car.roofRack, m, Boolean(car.spareRear)) : '',
    car.lightBar ? lightBar(car.lightBar, m) : '',
    car.snorkel ? snorkel(car.snorkel) : '',
  ].join('');
}

function rails([from, to]: Range, m: Measures): string {
  const lifted = (by: number) => polyline(each(between(m.top, from, to), ([x, y]): Spot => [x, y + by]));
  const foot = (x: number) => line(`M${at(x, heightAt(m.top, x) + 3)}L${at(x, heightAt(m.top, x))}`, '#23272b', 4);
  return [
    line(lifted(3.2), '#23272b', 2.6),
    line(lifted(4), '#cfd6db', 0.9, 0.9),
    foot(from + 1),
    foot((from + to) / 2),
    foot(to - 1),
  ].join('');
}

function rack([from, to]: Range, m: Measures, expedition: boolean): string {
  const y = Math.max(heightAt(m.top, from), heightAt(m.top, to)) + 2;
  const posts = [0, 1, 2, 3, 4].map((i) => {
    const x = from + 10 + ((to - from - 20) * i) / 4;
    return line(`M${at(x, y - 3)}L${at(x, y + 9)}`, '#14171a', 2.4);
  });
  const bars = `M${at(from, y + 3)}L${at(to, y + 3)}M${at(from + 2, y + 10)}L${at(to - 2, y + 10)}`;
  const shine = line(`M${at(from + 3, y + 11)}L${at(to - 3, y + 11)}`, '#9aa2a9', 0.8, 0.8);
  return posts.join('') + line(bars, '#14171a', 2.8) + shine + (expedition ? crates(from, y) : surfboard(from, to, y));
}

const crates = (x: number, y: number) =>
  rect(x + 34, -y - 22, 62, 19, fill('#2c3136') + rounded(4)) +
  rect(x + 34, -y - 22, 62, 6, fill('#454c53') + rounded(3)) +
  rect(x + 108, -y - 19, 34, 16, fill('#5c4a2e') + rounded(3));

const surfboard = (from: number, to: number, y: number) =>
  path(
    curve([
      [from + 20, y + 11, 3],
      [from + 26, y + 18, 6],
      [to - 40, y + 19, 8],
      [to - 14, y + 14, 6],
      [to - 40, y + 11, 4],
    ]),
    fill('#3f8f9b'),
  ) + line(`M${at(from + 24, y + 14.5)}L${at(to - 24, y + 15)}`, '#f4e3c1', 1.6);

function lightBar([from, to]: Range, m: Measures): string {
  const y = heightAt(m.top, from + 14);
  const lamps = [0, 1, 2, 3].map((i) =>
    rect(
      from + 3 + ((to - from - 6) * i) / 4,
      -y - 3.4,
      (to - from - 12) / 4,
      4.4,
      fill('#f4f8fa', 0.9) + rounded(1.4),
    ),
  );
  return rect(from, -y - 5.4, to - from, 8.4, fill('#14171a') + rounded(3)) + lamps.join('');
}

function snorkel([x, y]: Spot): string {
  const pipe = curve(
    [
      [x - 22, 116, 0],
      [x - 6, 126, 10],
      [x + 8, y - 4, 12],
      [x + 8, y + 8, 0],
    ],
    false,
  );
  return line(pipe, '#14171a', 5.4) + rect(x + 1, -y - 14, 13, 9, fill('#14171a') + rounded(2.5));
}
