import PDFDocument from 'pdfkit';
import { afterAll, vi } from 'vitest';

/**
 * What is written onto paper, read while it is written: a printed file keeps its words as glyphs.
 * Lines are broken where the paper ends, so spaces are left out.
 */
export function watchPaper() {
  const writing = vi.spyOn(PDFDocument.prototype, 'text');
  afterAll(() => writing.mockRestore());
  return async (print: () => Promise<unknown>): Promise<string> => {
    writing.mockClear();
    await print();
    return writing.mock.calls
      .map(([words]) => words)
      .join('')
      .replace(/\s/g, '');
  };
}
