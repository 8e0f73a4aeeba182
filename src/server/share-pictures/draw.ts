import { measureText, writeText } from './lettering.ts';
import { breakLines } from './lines.ts';

/** What stands in public/favicon.svg; a picture has no address to fetch it from. */
const LOGO = `<rect width="36" height="36" rx="9" fill="#216cb7"/>
<path d="M10 11 25 8.5 27.5 24.5 12.5 27.5ZM11.2 18.6 26.2 16" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>
<g fill="#fff"><circle cx="25" cy="8.5" r="2.75"/><circle cx="27.5" cy="24.5" r="2.75"/><circle cx="12.5" cy="27.5" r="2.75"/></g>
<circle cx="10" cy="11" r="3.5" fill="#00cae3"/>`;

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE_SIZE = 64;
const TITLE_WIDTH = 760;

export type ShareText = { brand: string; kicker: string; title: string };

/** The picture that chat apps show beside a link: the brand's parcels and the title in outlines. */
export function drawSharePicture({ brand, kicker, title }: ShareText): string {
  const lines = breakLines(title, TITLE_WIDTH, 3, (text) => measureText(text, TITLE_SIZE, 700));
  const titleTop = HEIGHT / 2 - ((lines.length - 1) * 88) / 2 + 50;
  const path = (
    text: string,
    x: number,
    y: number,
    size: number,
    weight: 400 | 700,
    fill: string,
  ) => `<path d="${writeText(text, x, y, size, weight)}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f5f8fc"/>
${PARCELS}
<svg x="${MARGIN}" y="62" width="60" height="60" viewBox="0 0 36 36">${LOGO}</svg>
${path(brand, 152, 104, 34, 700, '#123b66')}
${path(kicker, MARGIN, titleTop - 96, 30, 400, '#9c27b0')}
${lines.map((line, place) => path(line, MARGIN, titleTop + place * 88, TITLE_SIZE, 700, '#0f2540')).join('\n')}
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="#216cb7"/>
</svg>`;
}

/** A corner of a cadastral sheet: boundaries, a river, and one parcel between its pegs. */
const PARCELS = `<g fill="none" stroke="#b9cfe6" stroke-width="2">
<path d="M860 0 900 130 840 260 880 420 830 630M1010 0 990 120 1030 240 1000 420 1040 630M1140 0 1120 140 1160 280 1110 430 1150 630"/>
<path d="M790 110 900 130 990 120 1120 140 1200 120M770 280 840 260 1030 240 1160 280 1200 270M800 440 880 420 1000 420 1110 430 1200 450"/>
</g>
<path d="M760 560C900 520 980 560 1080 510S1180 480 1210 470" fill="none" stroke="#00cae3" stroke-opacity=".35" stroke-width="26"/>
<path d="M990 120 1120 140 1160 280 1030 240Z" fill="#216cb7" fill-opacity=".12" stroke="#216cb7" stroke-width="4"/>
<g fill="#fff" stroke="#9c27b0" stroke-width="5"><circle cx="990" cy="120" r="9"/><circle cx="1120" cy="140" r="9"/><circle cx="1160" cy="280" r="9"/><circle cx="1030" cy="240" r="9"/></g>`;
