// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { findSlowStart } from './repeated-starts.mjs';

// Refuses patterns whose time grows faster than the text that they are given: one of them and a
// long header hold up every visitor of the site.

const root = join(import.meta.dirname, '..');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => join('src', file));
const patterns = files.flatMap(patternsOf);
const slow = patterns.flatMap(findFaults);
for (const line of slow) console.log(line);
console.log(`${patterns.length} patterns, ${slow.length} of them slow or unreadable`);
process.exitCode = slow.length > 0 || patterns.length === 0 ? 1 : 0;

/** @typedef {{ place: string, source: string, flags: string }} Pattern */

/** @param {string} file @returns {Pattern[]} */
function patternsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file));
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map();
  /** @type {Pattern[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    const pattern = readLiteral(node) ?? readConstructed(node, constants);
    if (pattern) {
      const { line } = tree.getLineAndCharacterOfPosition(
        node.pos + text.slice(node.pos).search(/\S/),
      );
      found.push({ ...pattern, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {string} file */
function scriptKind(file) {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** @param {ts.Node} node */
function readLiteral(node) {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

/** `new RegExp(…)`. @param {ts.Node} node @param {Map<string, ts.Expression>} constants */
function readConstructed(node, constants) {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  return {
    source: source ? written(source, constants) : '',
    flags: flags ? written(flags, constants) : '',
  };
}

/**
 * The text of an expression, with the constants of its own file put in. What is known only at run
 * time stands there as one letter.
 * @param {ts.Expression} expression @param {Map<string, ts.Expression>} constants @returns {string}
 */
function written(expression, constants) {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isRegularExpressionLiteral(expression)) return readLiteral(expression)?.source ?? '';
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'source')
    return written(expression.expression, constants);
  if (ts.isTemplateExpression(expression)) {
    const parts = expression.templateSpans.map(
      ({ expression: inner, literal }) => written(inner, constants) + literal.text,
    );
    return expression.head.text + parts.join('');
  }
  const constant = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
  return constant && constant !== expression ? written(constant, constants) : 'x';
}

/** @param {Pattern} pattern @returns {string[]} */
function findFaults({ place, source, flags }) {
  try {
    const { reports } = analyse({ source, flags });
    const start = reports.length === 0 ? findSlowStart(source, flags) : undefined;
    if (start)
      return [
        `${place} /${source}/${flags} is polynomial where ${JSON.stringify(start)} is repeated: anchor it, or let its repetition end at its own start.`,
      ];
    return reports.slice(0, 1).map(({ exponential, character }) => {
      const growth = exponential ? 'exponential' : 'polynomial';
      return `${place} /${source}/${flags} is ${growth} in ${character.literal.source}: anchor it, bound its repetitions, or write it without a pattern.`;
    });
  } catch (error) {
    return [`${place} /${source}/${flags} cannot be judged: ${error}`];
  }
}
