import { foldSearched } from '#contract/search-words.ts';

/** Those whose name has what is typed in it, letter case and signs aside. */
export function namedLike<Target extends { name: string }>(
  typed: string,
  targets: readonly Target[],
): Target[] {
  const wanted = fold(typed);
  return targets.filter(({ name }) => fold(name).includes(wanted));
}

const fold = (text: string) => foldSearched(text).toLowerCase();
