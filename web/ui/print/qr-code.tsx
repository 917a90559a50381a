import { encode } from 'uqr';

/** A QR code of the text. It needs a white margin. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" className={className}>
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
