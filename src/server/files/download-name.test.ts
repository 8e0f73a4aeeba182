import { expect, test } from 'vitest';
import { attachmentHeader, extensionOf } from './download-name.ts';

function nameOf(name: string, extension = '.pdf') {
  const header = attachmentHeader(name, extension, 'document-7');
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.!~-]+$/);
  const [, plain, extended = ''] = /filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(header) ?? [];
  return { plain, full: decodeURIComponent(extended) };
}

test('a Thai name is for those who can read it; others get a plain one', () => {
  expect(nameOf('แบบคำขอสินเชื่อ (บุคคล)')).toEqual({
    full: 'แบบคำขอสินเชื่อ (บุคคล).pdf',
    plain: 'document-7.pdf',
  });
  expect(nameOf('Loan form')).toEqual({ full: 'Loan form.pdf', plain: 'Loan form.pdf' });
});

test.each([
  ['a"; filename="evil.exe', 'a filename= evil.exe.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['C:\\Windows\\x', 'C Windows x.pdf'],
  ['line\r\nset-cookie: a=b', 'line set-cookie a=b.pdf'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe.pdf'],
  ['zero\u200Bwidth\u0000\u0007', 'zero width.pdf'],
  ['100% <b>|?*', '100 b.pdf'],
  ['...hidden...', 'hidden.pdf'],
  ['lone \uD800 surrogate', 'lone \uFFFD surrogate.pdf'],
])('a hostile name is made harmless: %j', (name, expected) => {
  expect(nameOf(name).full).toBe(expected);
});

test.each(['', '///', '\u202E', ' . '])(
  'where nothing is left of %j, a name is made up',
  (name) => {
    expect(nameOf(name).full).toBe('document-7.pdf');
  },
);

test('a long name fits every file system, and is not cut inside a character', () => {
  const { full } = nameOf('ที่ดิน'.repeat(100));
  expect(Buffer.byteLength(full)).toBeLessThanOrEqual(200);
  expect(full).toMatch(/ที่ดิน(ที่(ดิ)?)?\.pdf$/);
});

test('the ending is the file’s, if it is one', () => {
  expect(extensionOf('x.DOCX')).toBe('.docx');
  expect(extensionOf('x.p"d/f')).toBe('');
  expect(extensionOf('noending')).toBe('');
  expect(nameOf('ก', '').full).toBe('ก');
});
