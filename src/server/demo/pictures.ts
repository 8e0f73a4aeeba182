import sharp from 'sharp';
import type { LocalizedText } from '#contract/localized.ts';
import type { FileStore } from '#server/files/store.ts';
import { addPicture } from '#server/pictures/add-picture.ts';
import type { Db } from '#server/platform/db.ts';
import { drawScene, type Subject } from './pictures-scenes.ts';

type DemoPicture = { subject: Subject; alt: LocalizedText };

const of = (subject: Subject, th: string, en: string): DemoPicture => ({
  subject,
  alt: { th, en },
});

/** In the order of the demo's rows; articles across their categories. */
const PICTURES = {
  articles: [
    of(
      'titles',
      'เอกสารสิทธิ์สองแบบ ตราแดงและตราเขียว ตั้งอยู่บนแปลงที่ดิน',
      'Two title papers, one with a red and one with a green seal, on a parcel of land',
    ),
    of('deedNumbers', 'แว่นขยายส่องโฉนดที่ดิน', 'A magnifying glass over a title deed'),
    of(
      'area',
      'แปลงที่ดินแบ่งเป็นสี่ส่วน มีหลักเขตทุกมุม',
      'A parcel divided into four, with a peg at every corner',
    ),
    of(
      'creditLimit',
      'แท่งกราฟสูงขึ้นจนถึงเส้นเพดานวงเงิน',
      'Bars that grow up to a limit line, beside a stack of coins',
    ),
    of('firstYear', 'ปฏิทินหนึ่งปีกับกองเหรียญ', 'A calendar and two stacks of coins'),
    of('twoPrices', 'ตาชั่งเทียบราคาสองราคา', 'Scales that weigh two prices'),
    of('personPapers', 'รายการเอกสารที่ขีดถูกครบทุกข้อ', 'A checklist with every box ticked'),
    of('companyPapers', 'อาคารสำนักงานกับรายการเอกสาร', 'An office building and a checklist'),
    of('coveredCard', 'บัตรประจำตัวที่ปิดทับหนึ่งบรรทัด', 'An identity card with one line covered'),
    of('warning', 'โล่เตือนภัยหน้าบ้าน', 'A warning shield in front of a house'),
    of(
      'progress',
      'เส้นทางจากจดหมายถึงเงิน มีหมุดบอกแต่ละขั้น',
      'A way from a letter to the money, with a peg for every step',
    ),
    of('privacy', 'แม่กุญแจหน้าเอกสาร', 'A padlock in front of a document'),
  ],
  promotions: [
    of('survey', 'กล้องสำรวจบนแปลงที่ดิน', 'A surveyor’s instrument on a parcel'),
    of('creditCheck', 'แท่งกราฟดอกเบี้ยที่ลดลงกับเครื่องหมายถูก', 'Falling bars and a tick'),
    of('redeem', 'บ้านบนที่ดินกับกุญแจ', 'A house on its land, and a key'),
    of('branches', 'หมุดสามสาขาเชื่อมกันบนแผนที่', 'Three branches joined on a map'),
    of('clinic', 'ร้านค้ากับรายการเอกสาร', 'A shop and a checklist'),
    of('project', 'แปลนบ้านวางบนที่ดิน', 'The plan of a house laid on the land'),
  ],
  products: [
    of('personal', 'บ้านและต้นไม้บนแปลงที่ดิน', 'A house and trees on a parcel of land'),
    of('business', 'อาคารธุรกิจสองหลังบนแปลงที่ดิน', 'Two business buildings on a parcel of land'),
    of('redemption', 'โฉนดที่ดินกับกุญแจ', 'A title deed and a key'),
    of('development', 'อาคารกำลังก่อสร้างกับปั้นจั่นบนที่ดิน', 'A building under construction, with a crane'),
  ],
} satisfies Record<string, DemoPicture[]>;

export type DemoPictures = Record<keyof typeof PICTURES, number[]>;

/** As many as the machine draws at once; the transaction is not left idle for longer. */
const BATCH = 4;

/** Draws and adds the pictures; answers with their ids, in the order of the rows they belong to. */
export async function loadDemoPictures(tx: Db, store: FileStore): Promise<DemoPictures> {
  const pictures = Object.values(PICTURES).flat();
  const ids: number[] = [];
  for (let start = 0; start < pictures.length; start += BATCH) {
    const drawn = await Promise.all(pictures.slice(start, start + BATCH).map(rasterize));
    for (const { bytes, alt } of drawn) ids.push(await addPicture(tx, store, bytes, alt));
  }
  return {
    articles: ids.splice(0, PICTURES.articles.length),
    promotions: ids.splice(0, PICTURES.promotions.length),
    products: ids,
  };
}

async function rasterize({ subject, alt }: DemoPicture) {
  const bytes = await sharp(Buffer.from(drawScene(subject)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { bytes, alt };
}
