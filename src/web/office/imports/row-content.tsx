import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { ImportRow, SheetImport } from '#contract/imports/imports.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { cellInWords, changeInWords } from './cell-words.ts';
import styles from './import-rows.module.css';
import { describeProblems, type ImportSource } from './import-source.ts';

type Props = { source: ImportSource; job: SheetImport; row: ImportRow };

/** What a row is about, and what it does: adds, changes from what to what, nothing, or is refused. */
export function RowContent({ source, job, row }: Props) {
  const { texts } = source;
  const problems = describeProblems(source, row);
  const seen = seenWords(source, row);
  return (
    <>
      <Text size="sm" fw={600} lineClamp={2} component="div">
        <RowName source={source} job={job} row={row} />{' '}
        {row.action && (
          <Badge size="sm" variant="light" color={COLOURS[row.action]} tt="none">
            {texts.shown[row.action]}
          </Badge>
        )}{' '}
        {seen && (
          <Badge size="sm" variant="outline" color="gray" tt="none">
            {seen}
          </Badge>
        )}
      </Text>
      {problems.map((text) => (
        <Text key={text} size="sm" c="var(--danger)">
          {text}
        </Text>
      ))}
      {problems.length === 0 && row.action === 'changed' && <Changes source={source} row={row} />}
      {problems.length === 0 && row.action === 'new' && (
        <NewCells source={source} job={job} row={row} />
      )}
      {problems.length === 0 && <Warnings source={source} row={row} />}
    </>
  );
}

const COLOURS = { new: 'green', changed: 'blue', same: 'gray' };

/** Whether visitors see the record, or are about to. */
function seenWords({ texts }: ImportSource, { live, action, state }: ImportRow) {
  if (!live) return undefined;
  if (action === 'changed') return texts.onSite;
  return action === 'new' && state === 'waiting' ? texts.appears : undefined;
}

function Changes({ source, row }: Omit<Props, 'job'>) {
  const { texts, words } = source;
  const language = useLanguage();
  const changes = Object.entries(row.changes).filter(([, { from, to }]) => from !== to);
  return (
    <ul className={styles.changes}>
      {changes.map(([key, change]) => {
        const field = fieldOf(source, key);
        const { from, to } = field ? changeInWords(change, field, words, language) : change;
        return (
          <li key={key}>
            <span className={styles.field}>{field?.label ?? key}</span>{' '}
            <span className={styles.from}>{from || texts.emptyValue}</span>
            <VisuallyHidden> {texts.changedTo} </VisuallyHidden>
            <span aria-hidden> → </span>
            <span className={styles.to}>{to || texts.emptyValue}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a new record will say: what is kept of a cell, where that is not the cell as it is. */
function NewCells({ source, job, row }: Props) {
  const language = useLanguage();
  const cells = source.fields.flatMap((field) => {
    const text = row.changes[field.key]?.to ?? row.cells[job.mapping[field.key] ?? -1];
    if (!text || field.matches) return [];
    return [`${field.label}: ${cellInWords(text, field, source.words, language)}`];
  });
  return (
    <Text size="sm" c="dimmed" lineClamp={2}>
      {cells.join(' · ')}
    </Text>
  );
}

/** What of a cell is not taken in, though the row is. */
function Warnings({ source, row }: Omit<Props, 'job'>) {
  return Object.entries(row.changes).map(
    ([key, { warning }]) =>
      warning && (
        <Text key={key} size="sm" fw={600}>
          {fieldOf(source, key)?.label ?? key}: {source.texts.warnings[warning]}
        </Text>
      ),
  );
}

/** A sheet of users names the group, whose number changes. */
function fieldOf({ fields }: ImportSource, key: string) {
  const find = (name: string) => fields.find((field) => field.key === name);
  return find(key) ?? find(key.replace(/Id$/, ''));
}

function RowName({ source, job, row }: Props) {
  const { fields, keyField, words } = source;
  const language = useLanguage();
  const cellOf = (key: string) => row.cells[job.mapping[key] ?? -1] ?? '';
  const cells = fields
    .filter(({ key, matches }) => matches && key !== keyField)
    .map((field) => cellInWords(cellOf(field.key), field, words, language))
    .filter((text) => text !== '');
  return cells.join(' · ') || cellOf(keyField ?? '');
}
