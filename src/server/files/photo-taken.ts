import { z } from 'zod';
import { readExif } from './make-picture.ts';

/** When and where a photo was taken, by the clock and the satellites of the camera. */
export type Taken = {
  at: string | null;
  place: { latitude: number; longitude: number } | null;
};

const [TIME, GPS_PLACE, EXIF_PLACE] = [0x9003, 0x8825, 0x8769];
const [NORTH_SOUTH, LATITUDE, EAST_WEST, LONGITUDE] = [1, 2, 3, 4];
const [ASCII, LONG, RATIONAL] = [2, 4, 5];
const MOST_ENTRIES = 500;

/** What the camera noted; nothing where it noted nothing, or what nobody can read. */
export async function takenOf(photo: Buffer): Promise<Taken> {
  try {
    const exif = await readExif(photo);
    return exif ? readEntries(exif) : NOTHING;
  } catch {
    return NOTHING;
  }
}

const NOTHING: Taken = { at: null, place: null };

/** EXIF is a TIFF without a picture: lists of entries that point at each other. */
function readEntries(exif: Buffer): Taken {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  function entries(at: number): Map<number, { kind: number; count: number; at: number }> {
    const length = Math.min(short(at), MOST_ENTRIES);
    return new Map(
      Array.from({ length }, (_, place) => {
        const entry = at + 2 + place * 12;
        const [kind, count] = [short(entry + 2), long(entry + 4)];
        const inside = (kind === ASCII && count <= 4) || (kind === LONG && count === 1);
        return [short(entry), { kind, count, at: inside ? entry + 8 : long(entry + 8) }];
      }),
    );
  }

  const first = entries(long(4));
  const listAt = (tag: number) => {
    const found = first.get(tag);
    return found ? entries(long(found.at)) : undefined;
  };
  const text = (list: ReturnType<typeof entries> | undefined, tag: number) => {
    const found = list?.get(tag);
    if (!found || found.kind !== ASCII) return '';
    return tiff.toString('latin1', found.at, found.at + found.count).replaceAll('\0', '');
  };
  /** Degrees, minutes and seconds, each a fraction. */
  const degrees = (list: ReturnType<typeof entries> | undefined, tag: number) => {
    const found = list?.get(tag);
    if (!found || found.kind !== RATIONAL || found.count !== 3) return Number.NaN;
    const part = (place: number) => long(found.at + place * 8) / long(found.at + place * 8 + 4);
    return part(0) + part(1) / 60 + part(2) / 3_600;
  };

  const gps = listAt(GPS_PLACE);
  const latitude = degrees(gps, LATITUDE) * (text(gps, NORTH_SOUTH) === 'S' ? -1 : 1);
  const longitude = degrees(gps, LONGITUDE) * (text(gps, EAST_WEST) === 'W' ? -1 : 1);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    at: readTime(text(listAt(EXIF_PLACE), TIME)),
    place: isPlace ? { latitude: rounded(latitude), longitude: rounded(longitude) } : null,
  };
}

/** Within a metre or so: finer is noise. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** `2026:11:17 10:20:30`, by a clock that says no zone; nothing of one that was never set. */
function readTime(written: string): string | null {
  const [, year, month, day, time] =
    /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(written) ?? [];
  const taken = `${year}-${month}-${day}T${time}`;
  return isMoment(taken) ? taken : null;
}

/** Whether a day and an hour of no zone are ones that there are. */
export function isMoment(written: string): boolean {
  return z.iso.datetime({ local: true }).safeParse(written).success;
}
