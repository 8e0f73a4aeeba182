import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { formatAmount, formatDate } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useAllTexts } from '../all-texts.ts';
import { menuQuery } from '../menu/menu-query.ts';
import { screenName } from '../menu/trail.ts';
import { wordsInWindow } from '../resource/field-words.ts';
import { toReadable } from '../resource/readable-text.ts';
import { codeWords } from './code-words.ts';
import type { ChangeLine } from './describe-changes.ts';

/** In baht. */
const MONEY: ReadonlySet<string> = new Set([
  ...['amount', 'askedAmount', 'approvedAmount', 'limit', 'minimum', 'maximum'],
  ...['governmentPrice', 'marketPrice'],
]);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The window that an event is about, and the fields that it tells of. */
type About = { subject?: string; fields?: readonly string[] };

/** The record in words: codes of the product by name, whatever it does not know as it stands. */
export function useWords({ subject = '', fields = [] }: About = {}) {
  const office = useAllTexts();
  const { audit: texts, resource, applicationRecord: own } = office;
  const formWords = wordsInWindow(office, subject, fields);
  const { areaOf: _, remove: __, ...deedWords } = own.deed;
  const language = useLanguage();
  const { data: nodes = [] } = useQuery(menuQuery);

  function window(code: string): string {
    const screen = SCREENS.find((known) => known === code);
    return screen ? screenName(nodes, screen, language) : code;
  }

  const codes = codeWords(office, subject);

  function value(given: unknown, field = ''): string {
    const part = field.split('.').at(-1) ?? '';
    if (given === undefined || given === null || given === '') return texts.nothing;
    if (typeof given === 'boolean') return given ? resource.yes : resource.no;
    if (typeof given === 'string')
      return (
        pick(codes[part] ?? {}, given) ??
        permission(given) ??
        timeInWords(given, language) ??
        toReadable(given)
      );
    if (typeof given === 'number' && MONEY.has(part)) return formatAmount(given);
    if (Array.isArray(given))
      return given.map((one) => value(one, field)).join(', ') || texts.nothing;
    if (typeof given === 'object') return thing(given);
    return String(given);
  }

  /** "user.view" in words. */
  function permission(text: string): string | undefined {
    const [code = '', action = ''] = text.split('.');
    const screen = SCREENS.find((known) => known === code);
    const word = pick(resource.actions, action);
    return screen && word && `${window(code)}: ${word}`;
  }

  /** Things are told by their name, others part by part. */
  function thing(given: object): string {
    if ('name' in given && typeof given.name === 'object' && given.name !== null)
      return localize(given.name as Partial<Record<Language, string>>, language);
    return Object.entries(given)
      .map(([key, inner]) => `${fieldPart(key)}: ${value(inner, key)}`)
      .join('\n');
  }

  /** A field, or one inside another, such as deeds.1.marketPrice; called as in its form. */
  function fieldPart(part: string): string {
    const known = [formWords, texts.fields, own.fields, deedWords];
    return known.map((words) => pick(words, part)).find((word) => word !== undefined) ?? part;
  }

  return {
    window,
    value,
    action: (code: string) => pick(texts.actions, code) ?? code,
    field: ({ field, language: of }: ChangeLine) => {
      const name = field.split('.').map(fieldPart).join(' · ');
      return of ? `${name} (${resource.languages[of]})` : name;
    },
  };
}

/** A day or a moment as the house writes it; what is neither stays as it is. */
function timeInWords(text: string, language: Language): string | undefined {
  if (DAY.test(text)) return formatDate(text, language);
  return MOMENT.test(text) ? formatTime(text, language) : undefined;
}

function pick(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
