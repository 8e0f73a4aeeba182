import { type ComponentType, memo } from 'react';

type Props = Record<string, unknown>;

/**
 * Draws only what changed. A form hears of every key and would draw all of its fields for it, which
 * is felt on a slow computer. What is named is plain data, and compared by what it says.
 */
export function steady<Component>(component: Component, ...data: string[]): Component {
  const isSame = (before: Props, after: Props) => (name: string) =>
    Object.is(before[name], after[name]) ||
    (data.includes(name) && JSON.stringify(before[name]) === JSON.stringify(after[name]));
  const drawn = memo(component as ComponentType<Props>, (before, after) =>
    [...Object.keys(before), ...Object.keys(after)].every(isSame(before, after)),
  );
  return drawn as Component;
}
