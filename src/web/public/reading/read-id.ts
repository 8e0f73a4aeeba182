const LARGEST = 2_147_483_647;

/** A record's number in the address, or undefined for anything that cannot be one. */
export function readId(parameters: URLSearchParams, name = 'id'): number | undefined {
  const [value = '', ...repeated] = parameters.getAll(name);
  if (repeated.length > 0 || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= LARGEST ? id : undefined;
}
