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
  return parameters;
}

export function writeListAddress(parameters: URLSearchParams): Place {
  const sent = new URLSearchParams(parameters);
  sent.delete(UNSENT);
  const searched = parameters.get(UNSENT);
  return {
    search: sent.size > 0 ? `?${sent}` : '',
    hash: searched ? `#${new URLSearchParams({ [UNSENT]: searched })}` : '',
  };
}
