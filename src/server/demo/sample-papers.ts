import { measureText, type Weight, writeText } from '#server/share-pictures/lettering.ts';
import { INK } from './pictures-ground.ts';

type Sheet = { width: number; height: number; paper: string; art: string };

const DANGER = '#b3261e';

/** Papers of nobody, each crossed by what it is: an example. */
const SAMPLE_SHEETS = { idCard: drawIdCard, house: drawHouse, deed: drawDeed };
export type SampleSheet = keyof typeof SAMPLE_SHEETS;

export function drawSample(name: SampleSheet): string {
  const { width, height, paper, art } = SAMPLE_SHEETS[name]();
  const mark = 'ตัวอย่าง · SAMPLE';
  const size = width / 9;
  const start = -measureText(mark, size, 700) / 2;
  const stamp = `<g transform="translate(${width / 2} ${height / 2}) rotate(-24)" opacity="0.34">${word(mark, start, size / 3, size, 700, DANGER)}</g>`;
  const foot = word(
    'ตัวอย่างสำหรับสาธิต ไม่ใช่เอกสารจริง · Sample for demonstration, not a real document',
    32,
    height - 26,
    20,
    400,
    DANGER,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${art}${stamp}${foot}</svg>`;
}

function word(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight = 400,
  fill: string = INK.deep,
): string {
  return `<path d="${writeText(text, x, y, size, weight)}" fill="${fill}"/>`;
}

function centered(text: string, middle: number, y: number, size: number, weight: Weight): string {
  return word(text, middle - measureText(text, size, weight) / 2, y, size, weight);
}

/** Labels with what stands against them, line by line. */
function facts(x: number, y: number, step: number, pairs: ReadonlyArray<[string, string]>): string {
  return pairs
    .map(
      ([label, value], line) =>
        word(label, x, y + line * step, 26, 400, '#595f69') +
        word(value, x + 250, y + line * step, 30, 700),
    )
    .join('');
}

function drawIdCard(): Sheet {
  const covered = `<rect x="60" y="610" width="480" height="46" rx="8" fill="${INK.deep}"/>${word('ปิดศาสนาและหมู่เลือดแล้ว', 80, 642, 24, 400, INK.white)}`;
  const photo = `<rect x="940" y="250" width="250" height="310" rx="14" fill="${INK.pale}"/><circle cx="1065" cy="365" r="62" fill="${INK.middle}"/><path d="M965 560c8-100 52-124 100-124s92 24 100 124z" fill="${INK.middle}"/>`;
  const chip = `<rect x="60" y="250" width="120" height="92" rx="14" fill="${INK.soft}" stroke="${INK.middle}" stroke-width="4"/>`;
  const head = `<rect width="1280" height="150" fill="${INK.primary}"/>${word('บัตรประจำตัวประชาชน', 60, 72, 48, 700, INK.white)}${word('Identity card', 60, 122, 32, 400, INK.white)}`;
  const data = facts(220, 275, 58, [
    ['เลขประจำตัว', '0 0000 00000 00 0'],
    ['ชื่อและสกุล', 'นายตัวอย่าง สมมติ'],
    ['Name', 'Mr. Tuayang Sommot'],
    ['เกิดวันที่', '1 ม.ค. 2530'],
    ['ที่อยู่', '1/1 หมู่ 1 ต.ตัวอย่าง'],
    ['วันหมดอายุ', '31 ธ.ค. 2599'],
  ]);
  return { width: 1280, height: 800, paper: '#eef5fc', art: head + chip + data + covered + photo };
}

function drawHouse(): Sheet {
  const frame = `<rect x="40" y="40" width="1040" height="1260" rx="10" fill="none" stroke="${INK.middle}" stroke-width="4"/>`;
  const head = `${centered('ทะเบียนบ้าน', 560, 130, 62, 700)}${centered('House registration', 560, 180, 32, 400)}`;
  const home = facts(90, 270, 62, [
    ['เลขรหัสประจำบ้าน', '0000-000000-0'],
    ['รายการที่อยู่', '1/1 หมู่ 1 ต.ตัวอย่าง อ.สมมติ'],
    ['ชื่อบ้าน', '–'],
    ['ลักษณะบ้าน', 'บ้านเดี่ยวสองชั้น'],
  ]);
  const people = ['นายตัวอย่าง สมมติ · เจ้าบ้าน', 'นางสาวจำลอง สมมติ · ผู้อาศัย', 'เด็กชายลองดู สมมติ · ผู้อาศัย']
    .map((person, index) => {
      const y = 560 + index * 230;
      const lines = [0, 1, 2]
        .map(
          (line) =>
            `<rect x="120" y="${y + 92 + line * 36}" width="${[640, 520, 580][line]}" height="12" rx="6" fill="${INK.soft}"/>`,
        )
        .join('');
      return `<rect x="90" y="${y}" width="940" height="206" rx="8" fill="${INK.white}" stroke="${INK.line}" stroke-width="3"/>${word(`${index + 1}. ${person}`, 120, y + 56, 34, 700)}${lines}`;
    })
    .join('');
  return { width: 1120, height: 1400, paper: '#f3f8fd', art: frame + head + home + people };
}

function drawDeed(): Sheet {
  const frame = `<rect x="36" y="36" width="1048" height="1428" fill="none" stroke="#7a5c3a" stroke-width="6"/>`;
  const seal = `<circle cx="560" cy="130" r="58" fill="${DANGER}"/><path d="M560 88l14 28 31 4-22 22 5 31-28-15-28 15 5-31-22-22 31-4z" fill="${INK.white}"/>`;
  const head = `${centered('โฉนดที่ดิน', 560, 270, 64, 700)}${centered('Land title deed', 560, 316, 32, 400)}`;
  const data = facts(100, 390, 60, [
    ['เลขที่ดิน', '00'],
    ['หน้าสำรวจ', '0000'],
    ['ระวาง', '0000 I 0000-0'],
    ['ตำบล / อำเภอ', 'ตัวอย่าง / สมมติ'],
    ['เนื้อที่', '2 ไร่ 1 งาน 50 ตารางวา'],
  ]);
  const plan = `<rect x="100" y="740" width="920" height="620" fill="${INK.white}" stroke="${INK.line}" stroke-width="3"/><path d="M100 900l260-40 250 30 410-60M360 740v120l70 280-20 220M700 740l-90 150 60 270 80 200M100 1180l330-40 240 20 350-30" stroke="${INK.soft}" stroke-width="4" fill="none"/><path d="M360 860l250 30 60 270-240-20z" fill="${INK.pale}" stroke="${INK.primary}" stroke-width="6"/>`;
  const pegs = [
    [360, 860],
    [610, 890],
    [670, 1160],
    [430, 1140],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="${INK.white}" stroke="${INK.accent}" stroke-width="6"/>`,
    )
    .join('');
  const number = word('00', 490, 1030, 56, 700, INK.primary);
  const art = frame + seal + head + data + plan + pegs + number;
  return { width: 1120, height: 1540, paper: '#fbf6ec', art };
}
