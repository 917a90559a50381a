import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { silhouettes } from './silhouettes.ts';

const frame = 584;

/** The outline of a body class. All outlines share one scale. */
export function Silhouette({ of }: { of: BodyClass }) {
  const { width, body, glass, wheels } = silhouettes[of];
  return (
    <svg viewBox={`${(width - frame) / 2} -56 ${frame} 230`} className="w-full text-ink-3" aria-hidden="true">
      <path d={body} fill="currentColor" />
      {glass && <path d={glass} className="fill-paper" fillOpacity=".5" />}
      {wheels.map(([x, radius]) => (
        <circle key={x} cx={x} cy={170 - radius} r={radius + 1} className="fill-ink stroke-sunken" strokeWidth="6" />
      ))}
      {wheels.map(([x, radius]) => (
        <circle key={x} cx={x} cy={170 - radius} r={radius * 0.52} className="fill-sunken" fillOpacity=".75" />
      ))}
    </svg>
  );
}
