import type { Stage } from '../backdrops/scenery.ts';
import type { BodyClass } from '../body-class.ts';
import { mixPaint } from '../paint.ts';
import type { Random } from '../random.ts';
import type { CarLook } from '../side/side-car.ts';
import { ellipse, fill, group, line, path, rect, rounded, type Canvas } from '../svg.ts';
import { digitalCluster, radio, roundGauges, touchScreen, vent } from './dashboard.ts';
import { steeringWheel } from './steering-wheel.ts';

/** Driver's-eye view in the stage's own pixels. The car's backdrop shows through the windscreen. */
export function interiorView(
  canvas: Canvas,
  stage: Stage,
  setting: string,
  look: CarLook,
  bodyClass: BodyClass,
  random: Random,
): string {
  const paint = mixPaint(look.paint, look.finish, look.light);
  const [leather, leatherLight] = random.pick([
    ['#1d1f23', '#2c2f35'],
    ['#5b3a26', '#7a5236'],
    ['#8c8577', '#b5ad9d'],
    ['#4a1a1f', '#6d272e'],
    ['#24303a', '#364653'],
  ]);
  const isVintage = bodyClass === 'Sports Classics' || Boolean(look.car.chromeBumpers);
  const accent = paint.isDark || paint.isPale ? '#d9a441' : paint.light;
  const hide = canvas.linear(`${leatherLight}, ${leather}`);
  const shade = canvas.linear('#0a1016/.55, #0a1016/.06 20%, #0a1016/0');
  const corners = canvas.radial('#000000/0 50%, #000000/.55', 'cx=".5" cy=".5" r=".75"');
  return [
    group(setting, 'transform="translate(0 -110)"'),
    rect(0, 0, stage.width, 620, fill(shade)),
    bonnet(canvas, paint),
    windscreenFrame(canvas),
    mirror(canvas, look),
    dashboard(canvas, hide, accent),
    isVintage ? roundGauges(canvas) + radio(canvas) : digitalCluster(canvas, accent) + touchScreen(canvas, accent),
    [70, 1130, 1440].map((x) => vent(x, 636)).join(''),
    centreConsole(canvas, hide, accent, leather, isVintage),
    steeringWheel(canvas, accent, isVintage, ['Sports', 'Super', 'Compacts', 'Coupes'].includes(bodyClass)),
    rect(0, 0, stage.width, stage.height, fill(corners)),
  ].join('');
}

function bonnet(canvas: Canvas, paint: { light: string; base: string; deep: string; glint: number }): string {
  const skin = canvas.linear(`${paint.light}, ${paint.base} 40%, ${paint.deep}`);
  return (
    path('M60 640Q180 566 420 556Q800 534 1180 556Q1420 566 1540 640Z', fill(skin)) +
    line('M120 612Q220 566 420 558Q800 536 1180 558Q1380 566 1480 612', '#ffffff', 3, 0.4 * paint.glint)
  );
}

function windscreenFrame(canvas: Canvas): string {
  const header = canvas.linear('#15171a, #2a2d32');
  const left = canvas.across('#0f1113, #2c3036');
  const right = canvas.across('#2c3036, #0f1113');
  return [
    path('M0 0H1600V96Q800 44 0 96Z', fill(header)),
    path('M0 60Q120 80 190 90L60 640L0 660Z', fill(left)),
    path('M1600 60Q1480 80 1410 90L1540 640L1600 660Z', fill(right)),
  ].join('');
}

function mirror(canvas: Canvas, { light }: CarLook): string {
  const glass = canvas.linear(`${light.glassMid}, ${light.glassLow} 55%, ${light.ground} 60%, ${light.glassMid}`);
  return [
    rect(790, 70, 20, 54, fill('#111316')),
    rect(690, 112, 220, 62, fill('#14161a') + rounded(22)),
    rect(700, 120, 200, 46, fill(glass) + rounded(16)),
  ].join('');
}

/** Soft top roll, trim line, stitched lower leather. */
function dashboard(canvas: Canvas, hide: string, accent: string): string {
  const roll = canvas.linear('#34383e, #22252a 20%, #101215');
  const seam = (drop: number) =>
    `M0 ${712 + drop}Q400 ${672 + drop} 800 ${700 + drop}Q1200 ${704 + drop} 1600 ${716 + drop}`;
  return [
    path('M0 616Q180 560 430 566Q640 540 800 588Q1080 596 1320 590Q1500 592 1600 622V1000H0Z', fill(roll)),
    line('M0 618Q180 562 430 568Q640 542 800 590Q1080 598 1320 592Q1500 594 1600 624', '#ffffff', 3, 0.2),
    path(`${seam(0)}V1000H0Z`, fill(hide)),
    line(seam(0), accent, 5, 0.9),
    line(seam(16), '#ffffff', 2, 0.14),
    `<path d="${seam(28)}" fill="none" stroke="#ffffff" stroke-opacity=".28" stroke-width="2" stroke-dasharray="9 8"/>`,
  ].join('');
}

function centreConsole(canvas: Canvas, hide: string, accent: string, leather: string, isVintage: boolean): string {
  const top = canvas.linear('#2b2f34, #121417');
  const buttons = [790, 848, 962, 1020].map(
    (x) =>
      rect(x - 20, 776, 40, 12, fill('#2f343a') + rounded(5)) + rect(x - 7, 781, 14, 3, fill(accent) + rounded(1.5)),
  );
  return [
    path('M730 790Q905 770 1080 790L1150 1000H650Z', fill(top)),
    path('M760 812Q905 796 1050 812L1098 1000H704Z', fill('#0c0e10')),
    line('M730 790Q905 770 1080 790', '#ffffff', 2, 0.25),
    ellipse(905, 948, 74, 28, fill(leather, 0.75)),
    path('M880 1000L892 880H918L930 1000Z', fill('#1a1d21')),
    ellipse(905, 862, 30, 36, fill(isVintage ? '#6e4529' : '#22262b')),
    ellipse(898, 848, 13, 14, fill('#ffffff', 0.25)),
    ...buttons,
    // Seat edges anchor the viewpoint inside the car.
    path('M0 1000V900Q120 850 240 896Q290 930 300 1000Z', fill(hide)),
    path('M1600 1000V880Q1480 830 1350 880Q1290 924 1282 1000Z', fill(hide)),
    line('M20 906Q120 866 228 906M1580 890Q1480 846 1362 892', '#ffffff', 2, 0.25),
  ].join('');
}
