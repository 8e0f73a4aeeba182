import { isValidElement } from 'react';

/**
 * Whether two things would be drawn the same: elements by what they are made of, plain data by what
 * it says. What is made anew at each drawing and says the same needs no second one.
 */
export function isSameDrawing(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length &&
      before.every((one, index) => isSameDrawing(one, after[index]))
    );
  if (isValidElement(before) && isValidElement(after))
    return (
      before.type === after.type &&
      before.key === after.key &&
      isSameDrawing(before.props, after.props)
    );
  return isPlain(before) && isPlain(after) && hasSameParts(before, after);
}

type Parts = Record<string, unknown>;

function hasSameParts(before: Parts, after: Parts): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => name in after && isSameDrawing(before[name], after[name]))
  );
}

function isPlain(value: unknown): value is Parts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
