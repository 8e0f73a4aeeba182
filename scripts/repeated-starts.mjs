// @ts-check
import { RegExpParser } from '@eslint-community/regexpp';

// What a pattern begins with, over and over, and never what it ends with: where the repetition in it
// runs over all that follows, it does so from every start, and the time grows with the square. The
// detector of single letters does not see this (`<a[^>]*>` over `<a<a<a`), so it is tried.

/** @typedef {import('@eslint-community/regexpp').AST.Element} Element */
/** @typedef {import('@eslint-community/regexpp').AST.Alternative} Alternative */

const SIGNS = [...'a<0 /.-_=:;,@"\'#&%([{*+!?|$~^>)]}\n\tกA'];
/** Longer and longer: how soon a slow one shows depends on the machine. */
const LENGTHS = [10_000, 20_000, 40_000, 80_000];
/** Of the processor: a pattern whose time grows with the text needs less than a tenth of it for the longest. */
const LONGEST_MS = 150;
/** Who needs less for the shortest text does not need so long for the longest. */
const QUICK_MS = 1;
const parser = new RegExpParser();

/** The text that a pattern takes too long for; undefined where there is none. @param {string} source @param {string} flags */
export function findSlowStart(source, flags) {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  return alternatives
    .flatMap((one) => startsOf(one, flags))
    .find((start) => {
      for (const length of LENGTHS) {
        const taken = timeOf(pattern, start.repeat(Math.ceil(length / start.length)));
        if (taken > LONGEST_MS) return true;
        if (taken < QUICK_MS) return false;
      }
      return false;
    });
}

/** In milliseconds of the processor. @param {RegExp} pattern @param {string} text */
function timeOf(pattern, text) {
  const before = process.cpuUsage();
  pattern.test(text);
  return process.cpuUsage(before).user / 1_000;
}

/** What stands before each repetition without end. @param {Alternative} alternative @param {string} flags @param {Element[]} before @returns {string[]} */
function startsOf({ elements }, flags, before = []) {
  return elements.flatMap((element, place) => {
    const ahead = [...before, ...elements.slice(0, place)];
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.flatMap((inner) => startsOf(inner, flags, ahead));
    if (element.type !== 'Quantifier' || element.max !== Infinity) return [];
    const start = ahead.map((one) => wordOf(one, element, flags)).join('');
    // Without a start, what repeats is one.
    return [start || wordOf(element.element, element, flags)].filter(Boolean);
  });
}

/** A text that the element matches, and the repetition too if any does. @param {Element} element @param {Element} repetition @param {string} flags @returns {string} */
function wordOf(element, repetition, flags) {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return (
        SIGNS.find((sign) => isOf(sign, element, flags) && isOf(sign, repetition, flags)) ??
        SIGNS.find((sign) => isOf(sign, element, flags)) ??
        ''
      );
    case 'Quantifier':
      return wordOf(element.element, repetition, flags).repeat(Math.min(element.min, 20));
    case 'Group':
    case 'CapturingGroup':
      return (element.alternatives[0]?.elements ?? [])
        .map((one) => wordOf(one, repetition, flags))
        .join('');
    default:
      return '';
  }
}

/** @param {string} sign @param {Element} element @param {string} flags */
function isOf(sign, element, flags) {
  try {
    return new RegExp(`^(?:${element.raw})$`, flags.replaceAll(/[gym]/g, '')).test(sign);
  } catch {
    // It refers to a group that does not stand here.
    return false;
  }
}
