import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const SCRIPTS = ['thai', 'latin'] as const;
type Script = (typeof SCRIPTS)[number];
export type Weight = 400 | 700;

const MARGIN = 48;
const LABEL = 150;
const GAP = 12;
const LEADING = 1.5;
const PER_ROW = 2;
const [INK, QUIET, RULE] = ['#1c2733', '#5b6773', '#d5dbe1'];

/** Thai has no spaces: lines are broken between the words that a reader sees. */
const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Read in one: 1-1017-00230-70-8, 081-234-5678, AB3D-5F7H. */
const NUMBERED = /([0-9A-Z]{1,10}(?:-[0-9A-Z]{1,10}){1,5})/;
const CLOSING = /^[%)\]”’,.;:!?ๆฯ]+$/;

/** Paper to write on, from top to bottom, with as many pages as it takes. */
export async function openPaper(info: { Title: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { ...info, Creator: 'Chanote', Producer: 'Chanote' },
    lang: 'th',
  });
  for (const script of SCRIPTS)
    for (const weight of [400, 700] as const)
      doc.registerFont(fontOf(script, weight), await readFont(script, weight));
  // The letter า is also half of ำ, and is known by what it was written as first: beside the page,
  // before anything else, so that the text can be searched and copied.
  for (const weight of [400, 700] as const)
    doc.font(fontOf('thai', weight)).text('า', -100, -100, { lineBreak: false });
  doc.y = MARGIN;
  const width = doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN - 24;

  const measure = (text: string, size: number, weight: Weight) =>
    runsOf(text).reduce(
      (sum, { script, part }) =>
        sum + doc.font(fontOf(script, weight)).fontSize(size).widthOfString(part),
      0,
    );

  function writeLine(text: string, x: number, y: number, size: number, weight: Weight) {
    let at = x;
    for (const { script, part } of runsOf(text)) {
      doc.font(fontOf(script, weight)).fontSize(size);
      doc.text(part, at, y, { lineBreak: false });
      at += doc.widthOfString(part);
    }
  }

  function wrap(text: string, most: number, size: number, weight: Weight): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines = [''];
      for (const segment of unbroken(paragraph)) {
        const line = lines.at(-1) ?? '';
        const fits = measure(line + segment, size, weight) <= most;
        if (fits || line === '') lines[lines.length - 1] = line + segment;
        else lines.push(segment.trimStart());
      }
      return lines;
    });
  }

  function room(height: number) {
    if (doc.y + height <= bottom()) return;
    doc.addPage();
    doc.y = MARGIN;
  }

  function paragraph(text: string, size = 10, weight: Weight = 400, x = MARGIN, color = INK) {
    for (const line of wrap(text, MARGIN + width - x, size, weight)) {
      room(size * LEADING);
      const { y } = doc;
      doc.fillColor(color);
      writeLine(line, x, y, size, weight);
      doc.y = y + size * LEADING;
    }
  }

  return {
    paragraph,
    /** Paragraphs that are to stand on one page; of more than half a page it is the first alone. */
    together(texts: readonly string[], between: number) {
      const heights = texts.map(
        (text) => wrap(text, width, 10, 400).length * 10 * LEADING + between,
      );
      const all = heights.reduce((sum, height) => sum + height, 0);
      room([all, heights[0] ?? 0].find((height) => height <= doc.page.height / 2) ?? 0);
    },
    title: (text: string) => paragraph(text, 18, 700),
    space(points: number) {
      doc.y += points;
    },
    /** A line of a list: its mark, and beside it the text however many lines it takes. */
    item(mark: string, text: string) {
      room(10 * LEADING);
      const { y } = doc;
      doc.fillColor(INK);
      writeLine(mark, MARGIN + 6, y, 10, 400);
      doc.y = y;
      paragraph(text, 10, 400, MARGIN + 24);
    },
    quiet: (text: string) => paragraph(text, 9, 400, MARGIN, QUIET),
    section(text: string) {
      room(60);
      doc.y += 10;
      paragraph(text, 12, 700);
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width, doc.y)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
      doc.y += 5;
    },
    /** A label and what stands against it, however many lines either takes. */
    field(label: string, value: string) {
      const lines = wrap(label, LABEL - GAP, 10, 400);
      const height = lines.length * 10 * LEADING;
      room(height);
      const { y, page } = doc;
      doc.fillColor(QUIET);
      lines.forEach((line, place) => {
        writeLine(line, MARGIN, y + place * 10 * LEADING, 10, 400);
      });
      doc.y = y;
      paragraph(value, 10, 400, MARGIN + LABEL);
      if (doc.page === page) doc.y = Math.max(doc.y, y + height);
    },
    /** Labels and values, two of them side by side: a page holds twice as many. */
    pairs(pairs: ReadonlyArray<readonly [label: string, value: string]>) {
      const half = (width - GAP) / 2;
      const label = half * 0.52;
      for (let first = 0; first < pairs.length; first += 2) {
        const cells = pairs.slice(first, first + 2).map(([name, value], place) => ({
          x: MARGIN + place * (half + GAP),
          name: wrap(name, label - 6, 9, 400),
          value: wrap(value, half - label, 9, 700),
        }));
        const lines = Math.max(...cells.flatMap(({ name, value }) => [name.length, value.length]));
        room(lines * 9 * LEADING);
        const { y } = doc;
        for (const cell of cells) {
          doc.fillColor(QUIET);
          cell.name.forEach((line, at) => {
            writeLine(line, cell.x, y + at * 9 * LEADING, 9, 400);
          });
          doc.fillColor(INK);
          cell.value.forEach((line, at) => {
            writeLine(line, cell.x + label, y + at * 9 * LEADING, 9, 700);
          });
        }
        doc.y = y + lines * 9 * LEADING;
      }
    },
    /** Pictures side by side, each with a line below it. */
    pictures(pictures: ReadonlyArray<{ jpeg: Buffer; caption: string }>) {
      const each = (width - (PER_ROW - 1) * GAP) / PER_ROW;
      const height = each * 0.75;
      for (let first = 0; first < pictures.length; first += PER_ROW) {
        room(height + 30);
        const { y } = doc;
        pictures.slice(first, first + PER_ROW).forEach(({ jpeg, caption }, place) => {
          const x = MARGIN + place * (each + GAP);
          doc.image(jpeg, x, y, { fit: [each, height], align: 'center', valign: 'center' });
          doc.fillColor(QUIET);
          writeLine(wrap(caption, each, 8, 400)[0] ?? '', x, y + height + 4, 8, 400);
        });
        doc.y = y + height + 24;
      }
    },
    /** Writes what stands below every page, and hands over the finished file piece by piece. */
    finish(footer: (page: number, pages: number) => string): AsyncIterable<Uint8Array> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.fillColor(QUIET);
        // Below the margin, where writing would otherwise open another page.
        doc.page.margins.bottom = 0;
        writeLine(footer(page + 1, count), MARGIN, doc.page.height - MARGIN, 8, 400);
      }
      doc.end();
      return doc as AsyncIterable<Uint8Array>;
    },
  };
}

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** The words of a text, each with what closes it: no line begins with a bracket or a percent sign. */
function unbroken(text: string): string[] {
  const parts: string[] = [];
  for (const segment of text.split(NUMBERED).flatMap(segmentsOf))
    if (CLOSING.test(segment) && parts.length > 0) parts.push(`${parts.pop()}${segment}`);
    else parts.push(segment);
  return parts;
}

/** Every other piece is a number. */
const segmentsOf = (piece: string, place: number) =>
  place % 2 === 1 ? [piece] : Array.from(words.segment(piece), ({ segment }) => segment);

const fontOf = (script: Script, weight: Weight) => `${script} ${weight}`;

/** Fonts come in one file per script and weight. */
async function readFont(script: Script, weight: Weight): Promise<Buffer> {
  const name = `@fontsource/anuphan/files/anuphan-${script}-${weight}-normal.woff`;
  return readFile(fileURLToPath(import.meta.resolve(name)));
}

/** Parts of a text that one font can write. */
function runsOf(text: string): Array<{ script: Script; part: string }> {
  const runs = text.match(/[\u0E00-\u0E7F]+|[^\u0E00-\u0E7F]+/g) ?? [];
  return runs.map((part) => ({ script: /[\u0E00-\u0E7F]/.test(part) ? 'thai' : 'latin', part }));
}
