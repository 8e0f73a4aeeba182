/**
 * Amounts in words, as contracts and cheques write them: a zero too many is read at once where it is
 * overlooked among digits. Whole satang, so that nothing is rounded on the way.
 */
const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];
const MILLION = 1_000_000;

/** หกพันห้าร้อยล้านห้าสิบบาทถ้วน */
export function thaiBahtWords(satang: number): string {
  const rest = satang % 100;
  const baht = (satang - rest) / 100;
  if (baht === 0 && rest > 0) return `${thaiNumber(rest)}สตางค์`;
  return `${thaiNumber(baht)}บาท${rest === 0 ? 'ถ้วน' : `${thaiNumber(rest)}สตางค์`}`;
}

function thaiNumber(whole: number): string {
  if (whole === 0) return DIGITS[0] ?? '';
  const rest = whole % MILLION;
  const millions = (whole - rest) / MILLION;
  // Millions are counted as numbers themselves: a million millions is ล้านล้าน.
  const above = millions > 0 ? `${thaiNumber(millions)}ล้าน` : '';
  return above + belowMillion(rest, millions > 0);
}

function belowMillion(whole: number, follows: boolean): string {
  const digits = [...String(whole)].map(Number).reverse();
  const words = digits.map((digit, place) => {
    if (digit === 0) return '';
    if (place === 0 && digit === 1 && (follows || digits.length > 1)) return 'เอ็ด';
    if (place === 1 && digit === 1) return 'สิบ';
    if (place === 1 && digit === 2) return 'ยี่สิบ';
    return `${DIGITS[digit]}${PLACES[place]}`;
  });
  return words.reverse().join('');
}

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Six billion five hundred million fifty baht */
export function englishBahtWords(satang: number): string {
  const rest = satang % 100;
  const baht = (satang - rest) / 100;
  const parts = [
    baht > 0 || rest === 0 ? `${englishNumber(baht)} baht` : '',
    rest > 0 ? `${englishNumber(rest)} satang` : '',
  ];
  const words = parts.filter(Boolean).join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function englishNumber(whole: number): string {
  if (whole === 0) return ONES[0] ?? '';
  const words: string[] = [];
  let rest = whole;
  for (const scale of SCALES) {
    const group = rest % 1_000;
    if (group > 0) words.unshift(`${belowThousand(group)} ${scale}`.trim());
    rest = (rest - group) / 1_000;
  }
  return words.join(' ');
}

function belowThousand(group: number): string {
  const hundreds = Math.floor(group / 100);
  const rest = group % 100;
  const tens = TENS[Math.floor(rest / 10)];
  const below =
    rest < 20 ? ONES[rest] : [tens, rest % 10 > 0 && ONES[rest % 10]].filter(Boolean).join('-');
  return [hundreds > 0 && `${ONES[hundreds]} hundred`, rest > 0 && below].filter(Boolean).join(' ');
}
