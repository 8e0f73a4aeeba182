import PDFDocument from 'pdfkit';
import { afterAll, expect, test, vi } from 'vitest';
import { parseRichText } from '#server/platform/rich-text.ts';
import { openPaper } from './page.ts';
import { writeRich } from './rich.ts';

const writing = vi.spyOn(PDFDocument.prototype, 'text');
const turning = vi.spyOn(PDFDocument.prototype, 'addPage');
afterAll(() => {
  writing.mockRestore();
  turning.mockRestore();
});

/** What is written in one go, page by page. */
async function pagesOf(html: string): Promise<string[][]> {
  const paper = await openPaper({ Title: 'หนังสือ' });
  writing.mockClear();
  turning.mockClear();
  writeRich(paper, parseRichText(html), {
    fill: (text) => text,
    isNothing: (text) => text === '{none}',
  });
  const turned = turning.mock.invocationCallOrder;
  const pages: string[][] = [[], ...turned.map(() => [])];
  writing.mock.calls.forEach(([text], place) => {
    const at = writing.mock.invocationCallOrder[place] ?? 0;
    pages[turned.filter((order) => order < at).length]?.push(String(text));
  });
  return pages;
}

const dots = '.'.repeat(40);
const toSign = (who: string) => `<p>Signed ${dots} ${who}<br>( ${dots} )</p>`;

test('lines to sign on stand on one page, with what is signed above them', async () => {
  for (let paragraphs = 33; paragraphs < 42; paragraphs += 1) {
    const pages = await pagesOf(
      `${'<p>Text.</p>'.repeat(paragraphs)}<p>Made in two copies.</p>${['borrower', 'lender', 'witness'].map(toSign).join('')}<p>After.</p>`,
    );
    const page = pages.find((texts) => texts.includes('Made in two copies.')) ?? [];
    const signed = page.filter((text) => text.includes(dots));
    expect(signed, `after ${paragraphs} paragraphs`).toHaveLength(6);
  }
});

test('a form that is all lines to write on begins below its title', async () => {
  const pages = await pagesOf(`<h2>Form</h2>${toSign('somebody').repeat(60)}`);
  expect(pages[0]?.length).toBeGreaterThan(30);
  for (const page of pages.slice(1)) expect(page[0]).toContain('Signed');
});

test('a number is read in one line, wherever it stands', async () => {
  const lines = Array.from({ length: 40 }, (_, letters) => 'i '.repeat(60 + letters));
  for (const number of ['1-1017-00230-70-8', '081-234-5678', 'AB3D-5F7H']) {
    const pages = await pagesOf(lines.map((line) => `<p>${line}${number} และอื่น ๆ</p>`).join(''));
    expect(pages.flat().filter((text) => text.includes(number))).toHaveLength(lines.length);
  }
});

test('a line that stands for nothing is left out, with its heading and its place in the count', async () => {
  const [texts] = await pagesOf(
    `<h2>A</h2><p>{none}</p><h2>B</h2><p>b {none}</p><ol><li>one</li><li>{none}</li><li>two</li></ol>
    <table><tbody><tr><td>C</td><td>{none}</td></tr><tr><td>D</td><td>d</td></tr></tbody></table>`,
  );
  expect(texts).toEqual(['B', 'b {none}', '1.', 'one', '2.', 'two', 'D', 'd']);
});
