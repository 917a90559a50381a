import { circle, fill, group, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';

const X = 450;
const Y = 790;
const R = 218;

export function steeringWheel(canvas: Canvas, accent: string, isVintage: boolean, isSporty: boolean): string {
  const grip = isVintage
    ? canvas.linear('#a8714a, #6e4529 50%, #3d2413')
    : canvas.linear('#4a4f56, #24272c 25%, #0c0d0f');
  const round = `M${X - R} ${Y}A${R} ${R} 0 1 1 ${X + R} ${Y}A${R} ${R} 0 1 1 ${X - R} ${Y}Z`;
  const flat = `M${X - 130} ${Y + 176}A${R} ${R} 0 1 1 ${X + 130} ${Y + 176}Q${X} ${Y + 190} ${X - 130} ${Y + 176}Z`;
  const rim = isSporty && !isVintage ? flat : round;
  const width = isVintage ? 26 : 40;
  const shine = `M${X - 190} ${Y - 108}A${R} ${R} 0 0 1 ${X + 70} ${Y - 206}`;
  return [
    group(path(rim, stroke('#000000', width + 10, 0.35)), 'transform="translate(0 10)"'),
    isVintage ? vintageHub(canvas, accent) : modernHub(canvas, accent),
    path(rim, `${stroke(grip, width)} stroke-linejoin="round"`),
    line(shine, '#ffffff', 5, 0.32),
    isVintage ? '' : rect(X - 14, Y - R - 18, 28, 36, fill(accent, 0.85)),
  ].join('');
}

function vintageHub(canvas: Canvas, accent: string): string {
  const boss = canvas.radial('#f4f6f8, #7d868f');
  const spoke = (dx: number, dy: number) =>
    line(`M${X} ${Y}L${X + dx} ${Y + dy}`, '#c9d0d6', 22) +
    line(`M${X} ${Y - 5}L${X + dx} ${Y + dy - 5}`, '#ffffff', 3, 0.7);
  return [
    spoke(-200, -6),
    spoke(200, -6),
    spoke(0, 206),
    circle(X, Y, 54, fill('#17191c')),
    circle(X, Y, 40, fill(boss)),
    circle(X, Y, 26, fill(accent)),
  ].join('');
}

function modernHub(canvas: Canvas, accent: string): string {
  const arms = [
    `M${X - 206} ${Y - 30}Q${X - 110} ${Y - 34} ${X - 74} ${Y - 62}Q${X} ${Y - 84} ${X + 74} ${Y - 62}Q${X + 110} ${Y - 34} ${X + 206} ${Y - 30}`,
    `L${X + 202} ${Y + 26}Q${X + 110} ${Y + 30} ${X + 62} ${Y + 76}L${X + 34} ${Y + 196}H${X - 34}L${X - 62} ${Y + 76}Q${X - 110} ${Y + 30} ${X - 202} ${Y + 26}Z`,
  ].join('');
  const boss = [
    `M${X - 66} ${Y - 46}Q${X} ${Y - 66} ${X + 66} ${Y - 46}Q${X + 76} ${Y + 20} ${X + 44} ${Y + 64}`,
    `Q${X} ${Y + 78} ${X - 44} ${Y + 64}Q${X - 76} ${Y + 20} ${X - 66} ${Y - 46}Z`,
  ].join('');
  const keys = (x: number) =>
    rect(x - 26, Y - 16, 52, 26, fill('#0d0f12') + rounded(11)) +
    circle(x - 11, Y - 3, 4, fill('#8e9aa4')) +
    circle(x + 11, Y - 3, 4, fill('#8e9aa4'));
  return [
    path(arms, fill(canvas.linear('#33383e, #131518'))),
    path(boss, `${fill('#1b1e22')} stroke="#000000" stroke-opacity=".5" stroke-width="2"`),
    circle(X, Y + 4, 22, stroke('#cfd6db', 4)),
    path(`M${X - 13} ${Y + 12}L${X} ${Y - 9}L${X + 13} ${Y + 12}Z`, fill('#cfd6db')),
    keys(X - 128),
    keys(X + 128),
    line(`M${X - 27} ${Y + 120}L${X - 18} ${Y + 186}M${X + 27} ${Y + 120}L${X + 18} ${Y + 186}`, accent, 4, 0.9),
  ].join('');
}
