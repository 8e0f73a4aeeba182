type Choice = { value: string | number; label: string };

/** A choice in an address: its own word, or its number with the name behind, which a person reads. */
export function inAddress(choice: Choice | undefined, named = false): string | undefined {
  if (!choice) return undefined;
  const value = String(choice.value);
  // Letters speak for themselves, and what is only somebody's number stays without their name.
  if (typeof choice.value === 'string' && !named) return value;
  const words = choice.label
    .toLowerCase()
    .slice(0, 40)
    .split(/[\s/?#&=+%"'.,·()-]/);
  return [value, ...words].filter(Boolean).join('-');
}

/** The number of it; whatever the thing is called by now, the number says which it is. */
export function codeIn(text: string | undefined): string | undefined {
  return /^(\d{1,9})(?:-|$)/.exec(text ?? '')?.[1];
}

/** The id that a filter in the address names, if it names one. */
export function readId(text: string | undefined): number | undefined {
  const code = codeIn(text);
  return code !== undefined && /^[1-9]/.test(code) ? Number(code) : undefined;
}
