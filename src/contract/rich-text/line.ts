import type { RichElement, RichNode } from './rich-text.ts';

export type Marks = { href?: string | undefined; strong?: boolean; em?: boolean };
/** A piece of a line in one look; a break is a piece of its own. */
export type Run = { text: string; marks: Marks };

export const BREAK = '\n';

/** What may begin a line that Word or a hurried writer meant as an item of a list. */
const BULLET = /^[·•▪▫◦‣●○■□][\s\u00a0]+/;
const WORD_MARK =
  /^(?:[·•▪▫◦‣●○■□§o–-]|(\(?(?:[\d๐-๙]{1,3}|[a-z]{1,4}|[ก-ฮ])[.)]))(?:[\s\u00a0]+|$)/i;

/** One space between words, none at the ends, no broken characters, neighbours of one look joined. */
export function cleanLine(runs: readonly Run[]): Run[] {
  const lines: Run[][] = [[]];
  const breaks: Run[] = [];
  for (const run of runs) {
    if (run.text === BREAK) {
      breaks.push(run);
      lines.push([]);
    } else lines.at(-1)?.push({ ...run, text: cleanCharacters(run.text) });
  }
  const clean = lines.map(trimLine);
  const first = clean.findIndex((line) => line.length > 0);
  if (first === -1) return [];
  const last = clean.findLastIndex((line) => line.length > 0);
  const joined = clean.slice(first, last + 1).flatMap((line, place) => {
    const before = breaks[first + place - 1];
    return place > 0 && before ? [before, ...line] : line;
  });
  return joinAlike(joined);
}

function cleanCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''));
}

function trimLine(line: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const { text, marks } of joinAlike(line)) {
    const atStart = out.length === 0;
    let kept = text.replace(/[ \u00a0]{2,}/g, ' ');
    if (atStart) kept = kept.trimStart();
    else if (/[ \u00a0]$/.test(out.at(-1)?.text ?? '')) kept = kept.replace(/^[ \u00a0]/, '');
    if (kept) out.push({ text: kept, marks });
  }
  while (out.length > 0) {
    const { text, marks } = out.pop() as Run;
    const kept = text.trimEnd();
    if (!kept) continue;
    out.push({ text: kept, marks });
    break;
  }
  return out;
}

function joinAlike(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const joins = last && last.text !== BREAK && run.text !== BREAK && alike(last.marks, run.marks);
    if (joins) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}

function alike(one: Marks, other: Marks): boolean {
  return one.href === other.href && !one.strong === !other.strong && !one.em === !other.em;
}

type Listed = { line: Run[]; kind: 'ul' | 'ol' | undefined };

/** A line that begins with a drawn bullet or, where Word says it is of a list, with a number. */
export function takeListMark(line: Run[], ofWordList: boolean): Listed {
  const found = ofWordList ? WORD_MARK.exec(line[0]?.text ?? '') : null;
  const kind = found ? (found[1] ? 'ol' : 'ul') : ofWordList ? 'ul' : undefined;
  let rest = found ? cutFirst(line, found[0].length) : line;
  let bulleted = false;
  for (let mark = BULLET.exec(rest[0]?.text ?? ''); mark; mark = BULLET.exec(rest[0]?.text ?? '')) {
    rest = cutFirst(rest, mark[0].length);
    bulleted = true;
  }
  return { line: rest, kind: kind ?? (bulleted ? 'ul' : undefined) };
}

function cutFirst([first, ...others]: Run[], length: number): Run[] {
  return first ? cleanLine([{ ...first, text: first.text.slice(length) }, ...others]) : [];
}

/** Links outside, then strong, then emphasis: one way to write each look. */
export function nestRuns(runs: readonly Run[]): RichNode[] {
  return wrapAlike(
    runs,
    ({ href }) => href,
    (href, linked) => ({ tag: 'a', href, children: nestStrong(linked) }),
    nestStrong,
  );
}

function nestStrong(runs: readonly Run[]): RichNode[] {
  return wrapAlike(
    runs,
    ({ strong }) => strong || undefined,
    (_, inside) => ({ tag: 'strong', children: nestEm(inside) }),
    nestEm,
  );
}

function nestEm(runs: readonly Run[]): RichNode[] {
  return wrapAlike(
    runs,
    ({ em }) => em || undefined,
    (_, inside) => ({ tag: 'em', children: inside.map(toNode) }),
    (plain) => plain.map(toNode),
  );
}

function toNode({ text }: Run): RichNode {
  return text === BREAK ? { tag: 'br', children: [] } : text;
}

/** Neighbours that share a mark stand in one element; those without it stand as they are. */
function wrapAlike<Mark>(
  runs: readonly Run[],
  markOf: (marks: Marks) => Mark | undefined,
  wrap: (mark: Mark, runs: Run[]) => RichElement,
  leave: (runs: Run[]) => RichNode[],
): RichNode[] {
  const out: RichNode[] = [];
  let start = 0;
  while (start < runs.length) {
    const mark = markOf(runs[start]?.marks ?? {});
    let end = start + 1;
    while (end < runs.length && markOf(runs[end]?.marks ?? {}) === mark) end += 1;
    const group = runs.slice(start, end);
    if (mark === undefined) out.push(...leave(group));
    else out.push(wrap(mark, group));
    start = end;
  }
  return out;
}
