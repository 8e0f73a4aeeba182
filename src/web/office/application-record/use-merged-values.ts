import { useState } from 'react';
import { toText } from '#contract/audit/differing-fields.ts';
import { mergeValues } from '#contract/resource/merge-values.ts';

type Values = Record<string, unknown>;

/**
 * What is typed over something that others change too. Where that is read anew, a field that was
 * left alone takes what is saved now, and one that both changed keeps what was typed: it goes out
 * under the newest version only once the form has met what it would overwrite. `clashes` are the
 * fields that it would, with what is saved in them.
 */
export function useMergedValues<Typed extends Values>(
  saved: { version: number; values: Typed },
  busy: boolean,
) {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved.values);
  const [met, setMet] = useState<readonly string[]>([]);
  // While it is sent, what is read anew may be what it saved itself.
  if (!busy && saved.version > base.version) {
    const merged = mergeValues(base.values, values, saved.values);
    setBase(saved);
    setValues(merged.values as Typed);
    setMet([...new Set([...met, ...merged.clashes.map(({ path }) => path)])]);
  }
  const clashes = met.filter((name) => !isSame(values[name], base.values[name]));
  return {
    values,
    setValues,
    version: base.version,
    dirty: JSON.stringify(base.values) !== JSON.stringify(values),
    clashes: clashes.map((name) => ({ name: name as keyof Typed, theirs: base.values[name] })),
  };
}

const isSame = (mine: unknown, theirs: unknown) => toText(mine).trim() === toText(theirs).trim();
