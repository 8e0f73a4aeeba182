import { encode } from 'uqr';

/** Scanners need light around the code, and dark on light whatever the scheme. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} width="220" height="220" viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#0f2540" shapeRendering="crispEdges" />
    </svg>
  );
}
