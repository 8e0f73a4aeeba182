import { INK } from './pictures-ground.ts';

/** Flat art for sheets and signs, in pixels from its own upper left corner. No writing: lines stand for it. */
export function lines(
  x: number,
  y: number,
  widths: readonly number[],
  color: string = INK.grey,
): string {
  return widths
    .map(
      (width, index) =>
        `<rect x="${x}" y="${y + index * 30}" width="${width}" height="11" rx="5.5" fill="${color}"/>`,
    )
    .join('');
}

/** A deed: seal, lines, the plan of a parcel. The seal's colour tells the kind. */
export function deed(seal: string): string {
  return `<rect x="14" y="14" width="272" height="352" rx="6" fill="none" stroke="${INK.soft}" stroke-width="3"/><circle cx="150" cy="62" r="26" fill="${seal}"/><path d="M150 42l7 13 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2z" fill="${INK.white}"/>${lines(40, 108, [90, 70, 84])}${lines(170, 108, [90, 76, 60])}<rect x="40" y="206" width="220" height="138" fill="${INK.paper}"/><path d="M40 250l70-14 60 8 90-16M110 206l0 30 18 70-6 38M190 206l-20 38 14 66 20 34M40 310l88-4 56 4 76-12" stroke="${INK.soft}" stroke-width="3" fill="none"/><path d="M110 236l60 8 14 66-56-4z" fill="${INK.soft}" stroke="${INK.primary}" stroke-width="4"/><g fill="${INK.white}" stroke="${INK.accent}" stroke-width="4"><circle cx="110" cy="236" r="7"/><circle cx="170" cy="244" r="7"/><circle cx="184" cy="310" r="7"/><circle cx="128" cy="306" r="7"/></g>`;
}

export function checklist(done: number): string {
  const row = (index: number) => {
    const y = 60 + index * 62;
    const tick = `<path d="M${44} ${y + 17}l9 9 17-19" stroke="${INK.white}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    const on = index < done;
    return `<rect x="36" y="${y}" width="40" height="36" rx="8" fill="${on ? INK.primary : INK.white}" stroke="${INK.primary}" stroke-width="4"/>${on ? tick : ''}<rect x="96" y="${y + 12}" width="${[150, 118, 160, 96, 136][index % 5]}" height="13" rx="6" fill="${INK.grey}"/>`;
  };
  return Array.from({ length: 5 }, (_, index) => row(index)).join('');
}

/** An identity card with one line covered. */
export function card(): string {
  return `<rect width="420" height="64" rx="14" fill="${INK.primary}"/><circle cx="42" cy="32" r="16" fill="${INK.white}" opacity="0.9"/>${lines(74, 26, [150], INK.soft)}${lines(30, 96, [190, 150])}<rect x="26" y="158" width="204" height="34" rx="6" fill="${INK.deep}"/>${lines(30, 212, [160])}<rect x="280" y="92" width="112" height="138" rx="10" fill="${INK.pale}"/><circle cx="336" cy="142" r="26" fill="${INK.middle}"/><path d="M292 228c4-40 24-52 44-52s40 12 44 52z" fill="${INK.middle}"/>`;
}

/** A month; the first days are marked. */
export function calendar(marked: number): string {
  const days = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [36 + (index % 5) * 62, 110 + Math.floor(index / 5) * 58];
    return `<rect x="${x}" y="${y}" width="42" height="38" rx="8" fill="${index < marked ? INK.primary : INK.pale}"/>`;
  });
  return `<path d="M0 14a14 14 0 0 1 14-14h332a14 14 0 0 1 14 14v60H0z" fill="${INK.strong}"/><g fill="${INK.white}"><circle cx="90" cy="36" r="12"/><circle cx="270" cy="36" r="12"/></g>${days.join('')}`;
}

/** Bars that grow, and the line that bounds them. */
export function bars(heights: readonly number[], bound: number): string {
  const bar = (height: number, index: number) =>
    `<rect x="${40 + index * 82}" y="${300 - height}" width="54" height="${height}" rx="8" fill="${index === heights.length - 1 ? INK.primary : INK.soft}"/>`;
  return `${heights.map(bar).join('')}<path d="M24 ${300 - bound}h${heights.length * 82}" stroke="${INK.accent}" stroke-width="6" stroke-dasharray="16 11" stroke-linecap="round"/><path d="M24 304h${heights.length * 82}" stroke="${INK.grey}" stroke-width="5" stroke-linecap="round"/>`;
}

type Place = { x: number; y: number; size?: number };

/** Signs that face the viewer and float above the land, around their own middle. */
function floating({ x, y, size = 1 }: Place, art: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" stroke-linecap="round" stroke-linejoin="round">${art}</g>`;
}

export const magnifier = (place: Place) =>
  floating(
    place,
    `<path d="M66 66l84 84" stroke="${INK.deep}" stroke-width="30"/><circle r="92" fill="${INK.water}" fill-opacity="0.45" stroke="${INK.deep}" stroke-width="18"/><path d="M-52 -30a60 60 0 0 1 40 -32" stroke="${INK.white}" stroke-width="12" fill="none"/>`,
  );

export const shield = (place: Place, sign: string) =>
  floating(
    place,
    `<path d="M0 -150 120 -104V-6c0 84-52 128-120 158C-68 122-120 78-120-6v-98z" fill="${INK.primary}"/><path d="M0 -150V152C-68 122-120 78-120-6v-98z" fill="${INK.strong}"/>${sign}`,
  );

const TICK = `<path d="M-50 2l36 38 66-74" fill="none" stroke="${INK.white}" stroke-width="24"/>`;
export const ALERT = `<path d="M0 -72v74" stroke="${INK.white}" stroke-width="26"/><circle cy="60" r="15" fill="${INK.white}"/>`;

export const badge = (place: Place) =>
  floating(place, `<circle r="74" fill="${INK.accent}"/><g transform="scale(0.8)">${TICK}</g>`);

export const lock = (place: Place) =>
  floating(
    place,
    `<path d="M-62 -30v-46a62 62 0 0 1 124 0v46" fill="none" stroke="${INK.deep}" stroke-width="26"/><rect x="-104" y="-36" width="208" height="168" rx="24" fill="${INK.primary}"/><path d="M0 -36h80a24 24 0 0 1 24 24v120a24 24 0 0 1 -24 24H0z" fill="${INK.strong}"/><circle cy="36" r="24" fill="${INK.white}"/><path d="M0 50v32" stroke="${INK.white}" stroke-width="16"/>`,
  );

export const key = (place: Place) =>
  floating(
    place,
    `<g transform="rotate(-32)" fill="none" stroke="${INK.accent}"><circle cx="-92" r="58" stroke-width="28"/><path d="M-32 0h206M112 0v46M158 0v38" stroke-width="28"/></g>`,
  );

export const pin = (place: Place, color: string = INK.accent) =>
  floating(
    place,
    `<ellipse cy="6" rx="46" ry="20" fill="${INK.deep}" opacity="0.14"/><path d="M0 0C-64 -86 -84 -116 -84 -162a84 84 0 0 1 168 0C84 -116 64 -86 0 0z" fill="${color}"/><circle cy="-162" r="36" fill="${INK.white}"/>`,
  );

export const letter = (place: Place) =>
  floating(
    place,
    `<rect x="-110" y="-74" width="220" height="148" rx="14" fill="${INK.white}" stroke="${INK.primary}" stroke-width="8"/><path d="M-104 -64 0 20 104 -64" fill="none" stroke="${INK.primary}" stroke-width="8"/>`,
  );

/** The surveyor's instrument on its three legs. */
export const theodolite = (place: Place) =>
  floating(
    place,
    `<g stroke="${INK.deep}" stroke-width="15"><path d="M0 -190-96 70M0 -190 96 70M0 -190 10 110"/></g><rect x="-46" y="-222" width="92" height="34" rx="10" fill="${INK.strong}"/><path d="M-40 -222v-76h80v76z" fill="${INK.primary}"/><rect x="-84" y="-288" width="168" height="46" rx="20" fill="${INK.deep}"/><circle cx="84" cy="-265" r="25" fill="${INK.info}"/>`,
  );

/** Scales in balance, for two prices. */
export const scales = (place: Place) =>
  floating(
    place,
    `<g stroke="${INK.deep}" stroke-width="16" fill="none"><path d="M0 -210V120M-190 -168 190 -206"/></g><path d="M-80 132h160" stroke="${INK.deep}" stroke-width="22"/><g stroke="${INK.middle}" stroke-width="6" fill="none"><path d="M-190 -168-262 -20M-190 -168-118 -20M190 -206 118 -56M190 -206 262 -56"/></g><path d="M-276 -20h172a86 62 0 0 1 -172 0z" fill="${INK.primary}"/><path d="M104 -56h172a86 62 0 0 1 -172 0z" fill="${INK.strong}"/><circle cy="-210" r="22" fill="${INK.accent}"/>`,
  );
