type Size = { width: number; height: number };

const STEP = 1.25;
/** A page of a deed, eight times as large as the window shows it: the smallest print reads well. */
const MOST = 8;

/** One step nearer or farther; 1 is the whole picture. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction > 0 ? zoom * STEP : zoom / STEP;
  return Math.min(MOST, Math.max(1, Math.round(next * 100) / 100));
}

/** How large a picture stands in a box so that all of it is seen; never beyond its own size. */
export function fitInto(picture: Size, box: Size, quarterTurns: number): Size {
  const turned = isTurned(quarterTurns)
    ? { width: picture.height, height: picture.width }
    : picture;
  if (turned.width === 0 || turned.height === 0) return { width: 0, height: 0 };
  const scale = Math.min(1, box.width / turned.width, box.height / turned.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Lying on its side. */
export function isTurned(quarterTurns: number): boolean {
  return quarterTurns % 2 !== 0;
}
