import { circle, fill, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';

export function digitalCluster(canvas: Canvas, accent: string): string {
  const face = canvas.linear('#0d141c, #05080b');
  const dial = (x: number) =>
    [
      circle(x, 634, 46, stroke('#22303c', 7)),
      path(`M${x - 40} 657A46 46 0 0 1 ${x + 18} 592`, `${stroke(accent, 7)} stroke-linecap="round"`),
      rect(x - 16, 626, 32, 12, fill('#eaf4fb', 0.9) + rounded(4)),
      rect(x - 9, 644, 18, 5, fill('#7f95a5') + rounded(2)),
    ].join('');
  return [
    path('M250 580Q450 520 650 580L640 690H262Z', fill('#0b0d10')),
    rect(276, 572, 350, 108, fill(face) + rounded(18)),
    dial(350),
    dial(552),
    path('M428 668L446 596H458L476 668Z', fill('#2a3946')),
    rect(440, 628, 24, 30, fill(accent, 0.8) + rounded(6)),
  ].join('');
}

export function roundGauges(canvas: Canvas): string {
  const bezel = canvas.linear('#ffffff, #8e969d 50%, #e3e7ea');
  const gauge = (x: number, r: number) => {
    const on = (a: number, share: number) =>
      `${(x + Math.cos(a) * r * share).toFixed(1)} ${(636 + Math.sin(a) * r * share).toFixed(1)}`;
    const ticks = Array.from({ length: 11 }, (_, i) => `M${on(2.4 + i * 0.45, 0.8)}L${on(2.4 + i * 0.45, 0.93)}`);
    return [
      circle(x, 636, r + 6, fill(bezel)),
      circle(x, 636, r, fill('#101215')),
      line(ticks.join(''), '#f4efe2', 2.4),
      line(`M${x} 636L${on(3.88, 0.7)}`, '#e2462f', 3.4),
      circle(x, 636, 6, fill('#d9dee2')),
    ].join('');
  };
  return gauge(350, 58) + gauge(500, 58) + gauge(612, 34);
}

export function touchScreen(canvas: Canvas, accent: string): string {
  const glass = canvas.linear('#17222c, #0a1016');
  return [
    rect(720, 560, 370, 204, fill('#07090b') + rounded(22)),
    rect(732, 572, 346, 180, fill(glass) + rounded(14)),
    path('M732 700Q800 640 880 676T1078 632V738Q1078 752 1064 752H746Q732 752 732 738Z', fill('#22384a')),
    line('M750 740Q830 700 890 690T1050 590', accent, 6, 0.95),
    circle(890, 690, 9, fill('#ffffff')),
    circle(890, 690, 5, fill(accent)),
    rect(748, 586, 96, 12, fill('#eaf4fb', 0.85) + rounded(6)),
    rect(748, 606, 62, 8, fill('#7f95a5') + rounded(4)),
    path('M732 586Q732 572 746 572H930L800 752H746Q732 752 732 738Z', fill('#ffffff', 0.05)),
  ].join('');
}

export function radio(canvas: Canvas): string {
  const steel = canvas.linear('#c9d0d6, #8e969d 50%, #c9d0d6');
  const knob = (x: number) => circle(x, 652, 20, fill('#24282c')) + circle(x, 650, 14, fill('#4a5056'));
  return [
    rect(760, 610, 280, 84, fill(steel) + rounded(10)),
    rect(820, 624, 160, 34, fill('#f3e6bf') + rounded(4)),
    line('M830 640H970', '#4a3b20', 2),
    line('M886 628V654', '#c7202b', 3),
    knob(790),
    knob(1010),
    ...[840, 872, 904, 936].map((x) => rect(x, 668, 24, 14, fill('#24282c') + rounded(3))),
  ].join('');
}

export function vent(x: number, y: number): string {
  const slats = [1, 2, 3].map((i) => line(`M${x + 10} ${y + i * 11}H${x + 98}`, '#3a4046', 3));
  return [
    rect(x, y, 108, 44, fill('#07090b') + rounded(14)),
    rect(x, y, 108, 44, stroke('#aeb6bd', 2, 0.55) + rounded(14)),
    ...slats,
  ].join('');
}
