import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withMemory } from '#server/files/memory-guard.ts';
import { writeZip } from '#tests/support/write-zip.ts';
import { readSheet, SHEET_BYTES } from './read-sheet.ts';

const MEGABYTE = 1024 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, written by hand. */
function workbook(rows: string | Buffer, more: Record<string, string | Buffer> = {}): Buffer {
  const sheet = Buffer.isBuffer(rows)
    ? rows
    : `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  return writeZip({
    'xl/workbook.xml': `<workbook xmlns:r="${DOCUMENT}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${DOCUMENT}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
}
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const cell = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`;
const read = async (content: Buffer) => readSheet(async () => pieces(content));
async function* pieces(content: Buffer) {
  yield content;
}

/** Many times the same between a beginning and an end: packed, it is small. */
function swelling(begin: string, part: string, megabytes: number, end: string): Buffer {
  const times = Math.ceil((megabytes * MEGABYTE) / part.length);
  return Buffer.from(begin + part.repeat(times) + end);
}

/** How much more memory it took at most than before, in megabytes, while something went on. */
async function memoryOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  await act();
  clearInterval(watch);
  return (most - before) / MEGABYTE;
}

describe('what swells is refused in little memory', () => {
  const string = `<si><t>${'x'.repeat(1_000)}</t></si>`;
  const strings = (many: number) => swelling('<sst>', string, many, '</sst>');
  const hostile: Array<[what: string, content: Buffer, refusal: string]> = [
    ['strings', workbook('', { 'xl/sharedStrings.xml': strings(210) }), 'too_large'],
    [
      'a cell that never ends',
      workbook(swelling('<worksheet><row r="1"><c><v>', ' ', 210, '')),
      'too_large',
    ],
    [
      'cells',
      workbook(swelling('<worksheet><row r="1">', '<c><v>1</v></c>', 100, '</row></worksheet>')),
      'too_many_columns',
    ],
    [
      'rows',
      workbook(swelling('<worksheet>', '<row><c><v>1</v></c></row>', 100, '</worksheet>')),
      'too_many_rows',
    ],
    [
      'rows of some cells',
      workbook(
        swelling('<worksheet>', `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`, 150, '</worksheet>'),
      ),
      'too_large',
    ],
    [
      'one string in every cell',
      workbook(
        swelling(
          '<worksheet>',
          `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`,
          20,
          '</worksheet>',
        ),
        { 'xl/sharedStrings.xml': `<sst><si><t>${'ก'.repeat(30_000)}</t></si></sst>` },
      ),
      'too_large',
    ],
    [
      'tags in tags',
      workbook(swelling('<worksheet>', `<a b="${'x'.repeat(300)}">`, 210, '')),
      'too_large',
    ],
    [
      'a far cell',
      workbook(row(1, cell('A1', '1')) + row(1_048_576, cell('XFD1048576', '1'))),
      'too_many_rows',
    ],
    ['a cell far to the right', workbook(row(1, cell('XFD1', '1'))), 'too_many_columns'],
    [
      'entities',
      workbook(
        Buffer.from(
          `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><row><c t="inlineStr"><is><t>&b;</t></is></c></row></worksheet>`,
        ),
      ),
      'unreadable',
    ],
    ['a string that is not there', workbook(row(1, '<c t="s"><v>99</v></c>')), 'unreadable'],
    ['a broken archive', workbook(row(1, cell('A1', '1'))).subarray(0, 300), 'unreadable'],
    ['commas', Buffer.alloc(20 * MEGABYTE, ','), 'too_large'],
    [
      'a quote that never ends',
      Buffer.concat([Buffer.from('"'), Buffer.alloc(15 * MEGABYTE, 'x')]),
      'too_large',
    ],
    [
      'commas in one line of many',
      Buffer.from(`${','.repeat(20_000)}\n`.repeat(3)),
      'too_many_columns',
    ],
    ['blank lines', Buffer.alloc(20 * MEGABYTE, '\n'), 'too_many_rows'],
    ['lines', Buffer.from('x\n'.repeat(3 * MEGABYTE)), 'too_many_rows'],
  ];
  test.each(hostile)('%s', async (_what, content, refusal) => {
    expect(content.length).toBeLessThan(21 * MEGABYTE);
    let answer: unknown;
    const memory = await memoryOf(async () => {
      answer = await read(content);
    });
    expect(answer).toEqual({ refusal });
    expect(memory).toBeLessThan(450);
  });
});

describe('what Excel writes is read', () => {
  test('texts, rich and shared, numbers, dates, truths, gaps', async () => {
    const content = workbook(
      [
        row(1, '<c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c>'),
        row(
          3,
          `<c r="A3" s="1"><v>46340</v></c><c r="B3" s="2"><v>46340.5</v></c>${cell('C3', '0.1')}`,
        ),
        row(
          4,
          '<c r="A4" t="b"><v>1</v></c><c r="B4" t="str"><f>A1</f><v>a &amp; b</v></c><c r="C4" s="3"><v>12</v></c><c r="D4"/>',
        ),
        row(9, '<c r="A9" s="1"/>'),
      ].join(''),
      {
        'xl/sharedStrings.xml':
          '<sst><si><t xml:space="preserve"> ชื่อ </t></si><si><r><t>ที่</t></r><r><t>ดิน &#3585;</t></r><rPh><t>x</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-107041E]d\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      },
    );
    expect(await read(content)).toEqual({
      rows: [
        ['ชื่อ', '', 'ที่ดิน ก'],
        [],
        ['2026-11-14', '2026-11-14 12:00', '0.1'],
        ['true', 'a & b', '12'],
      ],
    });
  });

  test('numbers of LibreOffice, which names the usual format itself, are numbers', async () => {
    const content = workbook(
      row(1, '<c r="A1" s="0"><v>46340</v></c><c r="B1" s="1"><v>7</v></c>'),
      {
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="0.00E+00"/></numFmts><cellXfs><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      },
    );
    expect(await read(content)).toEqual({ rows: [['46340', '7']] });
  });

  test('percentages are what they show, of the formats that every Excel knows and of others', async () => {
    const cells = ['0.15', '0.07', '0.0725', '15', '15', '1.5'];
    const content = workbook(
      row(1, cells.map((value, style) => `<c s="${style}"><v>${value}</v></c>`).join('')),
      {
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.00%;[Red]-0.00%"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts><cellXfs><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="1"/><xf numFmtId="68"/></cellXfs></styleSheet>',
      },
    );
    expect(await read(content)).toEqual({ rows: [['15%', '7%', '7.25%', '15', '15', '150%']] });
  });

  test('errors and formulas without a result are told from contents and from empty cells', async () => {
    const cells = [
      '<c t="e"><f>VLOOKUP(1,B:B,1)</f><v>#N/A</v></c>',
      '<c t="e"><v>#NEW!</v></c>',
      '<c><f>A1&amp;"x"</f></c>',
      '<c><f>A1+1</f><v></v></c>',
      '<c t="str"><f>""</f><v></v></c>',
      '<c><f>1+1</f><v>2</v></c>',
      '<c/>',
      '<c><v>3</v></c>',
    ];
    expect(await read(workbook(row(1, cells.join(''))))).toEqual({
      rows: [['#N/A', '#VALUE!', '#NOT_CALCULATED!', '#NOT_CALCULATED!', '', '2', '', '3']],
    });
  });
});

test.each([
  [
    'a picture',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('IHDR,a\nb,c')]),
  ],
  ['a photo', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('JFIF,a\nb,c')])],
  ['a document', Buffer.from('%PDF-1.7\n1 0 obj, 2\n3, 4\n')],
  ['a workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [
    'bytes of any kind',
    gzipSync(Buffer.from(Array.from({ length: 9_999 }, (_, n) => (n * n) % 251))),
  ],
  ['zeros', Buffer.alloc(5_000)],
])('no sheet, whatever it is called: %s', async (_, content) => {
  expect(await read(content)).toEqual({ refusal: 'unreadable' });
});

test('a sheet that there is no room for is not even opened', async () => {
  let opened = 0;
  const open = async () => {
    opened += 1;
    return pieces(Buffer.from('a,b'));
  };
  const crowd = (left: number): Promise<unknown> =>
    left === 0 ? readSheet(open) : withMemory(SHEET_BYTES, () => crowd(left - 1));
  await expect(crowd(4)).rejects.toThrow('unavailable');
  const queue = Array.from({ length: 6 }, () => readSheet(open));
  const last = queue.pop();
  await expect(last).rejects.toThrow('unavailable');
  await Promise.all(queue);
  expect(opened).toBe(5);
});
