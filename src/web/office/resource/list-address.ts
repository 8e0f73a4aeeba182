/** What is searched for are names and numbers of people. */
const UNSENT = 'q';

type Place = { search: string; hash: string };

/**
 * The state of a list in its address. The words that are searched for stand behind the #, which no
 * browser sends along: a reload or a link shows the same list, and no log tells whom it was about.
 */
export function readListAddress({ search, hash }: Place): URLSearchParams {
  const parameters = new URLSearchParams(search);
  const searched = new URLSearchParams(hash.slice(1)).get(UNSENT);
  if (searched) parameters.set(UNSENT, searched);
  return inWords(parameters);
}

/** Links and saved views of before said the same by numbers. */
const OLDER = { desc: ['direction', 'descending'], bin: ['show', 'bin'] } as const;

export function inWords(parameters: URLSearchParams): URLSearchParams {
  for (const [older, [name, value]] of Object.entries(OLDER)) {
    if (parameters.get(older) === '1') parameters.set(name, value);
    parameters.delete(older);
  }
  return parameters;
}

/** A comma needs no escape, and reads better without. */
const readable = (parameters: URLSearchParams) => `${parameters}`.replaceAll('%2C', ',');

export function writeListAddress(parameters: URLSearchParams): Place {
  const sent = new URLSearchParams(parameters);
  sent.delete(UNSENT);
  const searched = parameters.get(UNSENT);
  return {
    search: sent.size > 0 ? `?${readable(sent)}` : '',
    hash: searched ? `#${readable(new URLSearchParams({ [UNSENT]: searched }))}` : '',
  };
}
