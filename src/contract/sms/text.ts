/** The alphabet of GSM 03.38; what is not in it turns the whole message into UCS-2. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each of these takes two places: an escape, and the character. */
const EXTENSION = '\f^{}\\[~]|€';

const [basic, extension] = [new Set(BASIC), new Set(EXTENSION)];

const ROOM = {
  gsm: { single: 160, part: 153 },
  ucs2: { single: 70, part: 67 },
} as const;

export type SmsCount = {
  encoding: keyof typeof ROOM;
  /** Places taken: characters, where some take two. */
  length: number;
  parts: number;
  /** How many places the last part still has. */
  left: number;
};

/** What a text costs: characters of two places are never torn between two parts. */
export function countSms(text: string): SmsCount {
  const characters = [...text];
  const encoding = characters.every((one) => basic.has(one) || extension.has(one)) ? 'gsm' : 'ucs2';
  const widths = characters.map((one) =>
    encoding === 'gsm' ? (extension.has(one) ? 2 : 1) : one.length,
  );
  const length = widths.reduce((sum, width) => sum + width, 0);
  const { single, part } = ROOM[encoding];
  if (length <= single) return { encoding, length, parts: 1, left: single - length };
  let [parts, used] = [1, 0];
  for (const width of widths) {
    if (used + width > part) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return { encoding, length, parts, left: part - used };
}

/** What a text may ask for about its recipient, between braces. */
export const SMS_PLACEHOLDERS = ['name', 'ref', 'stop'] as const;
export type SmsPlaceholder = (typeof SMS_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([A-Za-z_]{1,20})\}/g;

export function fillSms(text: string, values: Partial<Record<SmsPlaceholder, string>>): string {
  return text
    .replaceAll(PLACEHOLDER, (written, name: string) =>
      isPlaceholder(name) ? (values[name] ?? '') : written,
    )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Words between braces that mean nothing: most likely a slip of the pen. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) =>
    isPlaceholder(name) ? [] : [name],
  );
}

function isPlaceholder(name: string): name is SmsPlaceholder {
  return SMS_PLACEHOLDERS.some((one) => one === name);
}
