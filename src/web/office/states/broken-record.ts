import type { CallError } from '../../api/call.ts';
import type { OfficeTexts } from '../texts.th.ts';

/** Which stored record breaks its rules, and where; of several the first: they are mended one by one. */
export function explainBroken(texts: OfficeTexts['resource'], { fields }: CallError): string {
  const places = Object.keys(fields).map((place) => /^#(\d+)\.(.*)$/.exec(place));
  const id = places[0]?.[1] ?? '';
  const broken = places.flatMap((place) => (place?.[1] === id ? (place[2] ?? []) : []));
  return texts.brokenRecord(id, broken.join(', '));
}
