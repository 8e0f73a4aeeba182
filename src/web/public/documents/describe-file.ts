import { formatNumber } from '../../i18n/format.ts';

const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
};

const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1000;

/** The kind of a file as people call it, and its size in the unit that fits. */
export function describeFile(contentType: string, bytes: number): { kind: string; size: string } {
  const [type = ''] = contentType.split(';');
  return { kind: KINDS[type.trim()] ?? '', size: formatSize(bytes) };
}

function formatSize(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  while (amount >= STEP - 0.5 && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${formatNumber(rounded)}\u00a0${UNITS[unit]}`;
}
