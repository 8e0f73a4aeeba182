/** What a cell shows where a formula has no result; a csv holds the same words. */
const ERRORS: ReadonlySet<string> = new Set([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#UNKNOWN!',
  '#BUSY!',
  '#PYTHON!',
  '#EXTERNAL!',
  '#GETTING_DATA',
]);
/** Any other error, which only its file knows to be one. */
const SOME_ERROR = '#VALUE!';

/** Stands in a cell whose formula was never worked out: what it would say is not known. */
export const NOT_CALCULATED = '#NOT_CALCULATED!';

export function errorText(value: string): string {
  const text = value.trim().toUpperCase();
  return ERRORS.has(text) ? text : SOME_ERROR;
}

/** The code of what is wrong with a cell that holds no content, whatever column it stands in. */
export function cellProblem(text: string): string | undefined {
  if (!text.startsWith('#')) return undefined;
  if (text === NOT_CALCULATED) return 'not_calculated';
  return ERRORS.has(text) ? 'cell_error' : undefined;
}
