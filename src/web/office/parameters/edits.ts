import type { ParameterValue } from '#contract/parameters/maintenance.ts';
import type { ParameterName } from '#contract/parameters/parameters.ts';

/** What was changed on the screen and is not saved yet. */
export type Edits = Partial<Record<ParameterName, ParameterValue>>;
type Settings = readonly { name: ParameterName; value: ParameterValue }[];

/**
 * Sets one. What was set back is no change any more, except while another value of it is being sent:
 * that is saved soon, and setting it back is the change then.
 */
export function withEdit(
  edits: Edits,
  [name, value]: [ParameterName, ParameterValue],
  settings: Settings,
  sending: Edits,
): Edits {
  const { [name]: _, ...rest } = edits;
  const isBack = same(settings.find((setting) => setting.name === name)?.value, value);
  return isBack && !(name in sending) ? rest : { ...rest, [name]: value };
}

/** What is left to save after a save: what was sent is done with, and so is what is saved like that already. */
export function editsLeft(edits: Edits, settings: Settings, sent: Edits): Edits {
  const saved = new Map<string, ParameterValue>(settings.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => !same(sent[name as ParameterName], value) && !same(saved.get(name), value),
    ),
  );
}

const same = (one: ParameterValue | undefined, other: ParameterValue) =>
  JSON.stringify(one) === JSON.stringify(other);
