// @ts-check
/**
 * What a migration may do while the version before it still serves: add, never take away or change,
 * and hold no lock for long. What the old version needs goes one release later.
 */

/** A file that says why it cannot keep to the rules; the release notes then ask for a pause. */
const PAUSE = /^-- needs a pause: \S.+/m;

/** @type {Array<{ pattern: RegExp, why: string, ofNewTables?: boolean }>} */
const REFUSED = [
  {
    pattern: /\bdrop (?:table|column|view|type|function|schema)\b/,
    why: 'the version before still uses what is dropped: drop it one release later',
  },
  {
    pattern: /\brename\b/,
    why: 'the version before knows the old name: add the new one, write both, drop the old one later',
  },
  {
    pattern: /\balter column "?\w+"? (?:set data )?type\b/,
    why: 'another type rewrites the table under a lock: add a column beside it',
  },
  {
    pattern: /\bset not null\b/,
    why: 'the version before may write nothing there, and the whole table is read under a lock: add a check that is not valid, validate it later',
  },
  {
    pattern: /\badd column (?![^;]*\b(?:default|generated)\b)[^;]*\bnot null\b/,
    why: 'the version before does not fill it in: give it a default, or let it be empty',
  },
  {
    pattern: /\badd column [^;]*\bgenerated always as \(/,
    why: 'a generated column rewrites the table under a lock: add a plain one and fill it in batches',
  },
  {
    pattern: /\badd constraint\b(?![^;]*\bnot valid\b)/,
    why: 'a constraint reads the whole table under a lock: add it not valid, validate it in another migration',
  },
  {
    pattern: /\bcreate (?:unique )?index (?!concurrently)/,
    why: 'building an index holds up whoever writes: drop index concurrently if exists, then create index concurrently, in a file of their own',
  },
  {
    pattern: /^\s*(?:update|delete from)\b/,
    why: 'many rows are changed by a task in batches, not by a migration',
  },
  {
    pattern: /^\s*(?:truncate|lock|cluster|vacuum full|reindex (?!.*concurrently))/,
    why: 'it locks a table for as long as it takes',
  },
];

/**
 * What a migration does that the version before would not outlive, one line for each statement.
 * @param {string} text
 * @returns {string[]}
 */
export function checkMigration(text) {
  if (PAUSE.test(text)) return [];
  const statements = text
    .replaceAll(/^\s*--(?!> ).*$/gm, '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  // A table that is made here is empty, and nobody uses it yet.
  const made = statements.flatMap(
    (statement) => /^create table (?:if not exists )?"?(\w+)"?/.exec(statement)?.[1] ?? [],
  );
  return statements
    .filter((statement) => !made.includes(tableOf(statement)))
    .flatMap((statement) => {
      const broken = REFUSED.find(({ pattern }) => pattern.test(statement));
      return broken ? [`${statement.slice(0, 80)} … : ${broken.why}`] : [];
    });
}

/** @param {string} statement */
function tableOf(statement) {
  const [, table = ''] =
    /^(?:alter table (?:only )?|create (?:unique )?index (?:"?\w+"? )?on )"?(\w+)"?/.exec(
      statement,
    ) ?? [];
  return table;
}
