/** These of its fields. */
export function only<Whole, Key extends keyof Whole>(whole: Whole, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
