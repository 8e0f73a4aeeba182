import type { Page } from '@playwright/test';

/** Words that stand for one thing, whose parts the dictionary of a browser takes for words. */
export const WHOLE = [
  'สินเชื่อ',
  'เจ้าหน้าที่',
  'จดจำนอง',
  'ขายฝาก',
  'ประกันภัย',
  'เครดิตบูโร',
  'ค่าใช้จ่าย',
  'เป็นธรรม',
  'ที่อยู่',
  'ที่ดิน',
  'ต่อปี',
  'ต่อเดือน',
  'ดอกเบี้ย',
  'วันทำการ',
  'ทุกแบบ',
  'เบอร์โทร',
  'ลูกหนี้',
  'ผู้กู้',
  'ผู้สมัคร',
  'ใบสมัคร',
  'ส่วนบุคคล',
  'เผยแพร่',
  'ผู้ใช้',
  'ผู้ดูแล',
  'ผู้รับผิดชอบ',
  'หน้าจอ',
  'ถูกต้อง',
  'ถังขยะ',
  'รายละเอียด',
  'หลักประกัน',
  'ตรวจสอบ',
  'ตั้งค่า',
  'มอบหมาย',
  'อัปโหลด',
  'คืนนี้',
  'หลายคน',
  'การเปลี่ยนแปลง',
  'เท่าที่',
  'เครือข่ายใด',
  'ต่างกัน',
  'บุคคลธรรมดา',
  'ที่นี่',
  'เลิกทำ',
  'ต่ำสุด',
];
/** What must not be the end of a line while its verb or noun begins the next. */
export const LEADING = ['ไม่ใช่การ', 'ไม่ใช่', 'ไม่ได้', 'ไม่', 'อย่า', 'ห้าม', 'ความ'];

/** Every break of a line that cuts a word, or a negation from its verb: `before/after`. */
export function findThaiBreaks(page: Page): Promise<string[]> {
  return page.evaluate(
    ([whole, leading]) => {
      const isThai = (letter: string | undefined) => /[\u0e01-\u0e4e]/.test(letter ?? '');
      const words = new Intl.Segmenter('th', { granularity: 'word' });
      const found: string[] = [];

      /** The texts of a block as one, each letter with its line. */
      function readBlock(block: Element) {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        let text = '';
        const tops: number[] = [];
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent || blockOf(parent) !== block) continue;
          const letters = node.textContent ?? '';
          for (let at = 0; at < letters.length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            text += letters[at];
            tops.push(box.height > 0 ? box.top + box.height / 2 : Number.NaN);
          }
        }
        return { text, tops };
      }

      function blockOf(element: Element): Element {
        let block = element;
        while (block.parentElement && getComputedStyle(block).display === 'inline')
          block = block.parentElement;
        return block;
      }

      const blocks = new Set<Element>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !isThai(node.textContent ?? '') || parent.closest('svg, script, noscript'))
          continue;
        const block = blockOf(parent);
        const height = block.getBoundingClientRect().height;
        if (height > Number.parseFloat(getComputedStyle(block).fontSize) * 2) blocks.add(block);
      }
      for (const block of blocks) {
        const { text, tops } = readBlock(block);
        const starts = new Set([...words.segment(text)].map(({ index }) => index));
        for (let at = 1; at < text.length; at += 1) {
          const [above = Number.NaN, here = Number.NaN] = [tops[at - 1], tops[at]];
          if (!(here - above > 8) || !isThai(text[at - 1]) || !isThai(text[at])) continue;
          const before = text.slice(0, at);
          const cutsWord = whole.some((word) =>
            [...word.slice(1)].some((_, cut) => {
              const begin = at - cut - 1;
              return begin >= 0 && text.startsWith(word, begin);
            }),
          );
          const leaves = leading.some((word) => before.endsWith(word));
          if (cutsWord || leaves || !starts.has(at))
            found.push(`${text.slice(Math.max(0, at - 14), at)}/${text.slice(at, at + 14)}`);
        }
      }
      return found;
    },
    [WHOLE, LEADING] as const,
  );
}
