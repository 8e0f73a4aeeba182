import type { BranchSearch } from '#contract/branches/branches.ts';

/** What stands in the fields, which is ahead of what the list was last told. */
export function readTyped(
  form: HTMLFormElement,
  { province = '' }: BranchSearch,
): Pick<BranchSearch, 'q' | 'province' | 'district'> {
  const fields = new FormData(form);
  const read = (name: string) => String(fields.get(name) ?? '').trim();
  const chosen = read('province');
  // A district belongs to its province: another province starts without one.
  const kept = chosen === province ? read('district') : '';
  return { q: read('q'), province: chosen, district: kept };
}
