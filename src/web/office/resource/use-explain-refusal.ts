import type { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../texts.ts';
import { valueAt } from './check-fields.ts';
import { explainFields } from './explain.ts';
import type { FieldWords } from './form-context.ts';

type Values = Record<string, unknown>;

/** Codes that say no more than that a value will not do. */
const GENERAL = /^(required|too_small|invalid(_\w+)?)$/;

/** What to put at the fields that the server refused; one that is empty is asked for. */
export function useExplainRefusal() {
  const texts = useOfficeTexts().resource;
  return (
    error: CallError,
    typed: Values,
    words: ReadonlyMap<string, FieldWords>,
    explainCode: (path: string, code: string) => string | undefined = () => undefined,
    pathOf: (path: string) => string = (path) => path,
  ): Record<string, string> => {
    const usual = explainFields(texts, error);
    const found = Object.entries(error.fields).map(([field, code]) => {
      const given = field.replace(/^values\./, '');
      const path = pathOf(given);
      const empty = GENERAL.test(code) && isEmpty(valueAt(typed, path));
      const missing = empty ? (words.get(path)?.missing ?? texts.fieldErrors.required) : undefined;
      return [path, explainCode(path, code) ?? missing ?? usual[given] ?? ''];
    });
    return Object.fromEntries(found);
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}
