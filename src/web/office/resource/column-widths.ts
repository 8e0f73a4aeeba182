/** How wide somebody made the columns of one list, in pixels, by their keys. */
export type Widths = Readonly<Record<string, number>>;

const LEAST = 56;
const MOST = 640;
/** A cookie goes along with every request: what was set last is kept. */
const MOST_LISTS = 12;

/** A width that can be looked at. */
export function boundWidth(pixels: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, pixels)));
}

/** Kept as `article.state-120.dates-200~users.group-90`: a cookie holds no commas. */
export function readWidths(kept: string, list: string): Widths {
  const own = kept.split('~').find((entry) => entry.startsWith(`${list}.`)) ?? '';
  const widths = [...own.matchAll(/\.([A-Za-z]+)-(\d{1,3})(?=\.|$)/g)];
  return Object.fromEntries(widths.map(([, key = '', px]) => [key, boundWidth(Number(px))]));
}

export function writeWidths(kept: string, list: string, widths: Widths): string {
  const others = kept.split('~').filter((entry) => entry && !entry.startsWith(`${list}.`));
  const own = Object.entries(widths).map(([key, width]) => `.${key}-${width}`);
  return [...(own.length > 0 ? [`${list}${own.join('')}`] : []), ...others]
    .slice(0, MOST_LISTS)
    .join('~');
}
