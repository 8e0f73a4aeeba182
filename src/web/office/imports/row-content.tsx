import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { ImportRow, SheetImport } from '#contract/imports/imports.ts';
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
        {nameOf(source, job, row)}{' '}
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
        <Text key={text} size="sm" c="red.8">
          {text}
        </Text>
      ))}
      {problems.length === 0 && row.action !== 'same' && (
        <Deed source={source} job={job} row={row} />
      )}
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

function Deed({ source, job, row }: Props) {
  const { texts, fields } = source;
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  if (row.action === 'changed')
    return (
      <ul className={styles.changes}>
        {Object.entries(row.changes).map(([field, { from, to }]) => (
          <li key={field}>
            <span className={styles.field}>{labels.get(fieldKey(source, field)) ?? field}</span>{' '}
            <span className={styles.from}>{from || texts.emptyValue}</span>
            <VisuallyHidden> {texts.changedTo} </VisuallyHidden>
            <span aria-hidden> → </span>
            <span className={styles.to}>{to || texts.emptyValue}</span>
          </li>
        ))}
      </ul>
    );
  const cells = fields.flatMap(({ key, label, matches }) => {
    const text = row.cells[job.mapping[key] ?? -1];
    return text && !matches ? [`${label}: ${text}`] : [];
  });
  return (
    <Text size="sm" c="dimmed" lineClamp={2}>
      {cells.join(' · ')}
    </Text>
  );
}

/** A sheet of users names the group, whose number changes. */
function fieldKey({ fields }: ImportSource, field: string): string {
  return fields.some(({ key }) => key === field) ? field : field.replace(/Id$/, '');
}

function nameOf({ fields, keyField }: ImportSource, job: SheetImport, row: ImportRow): string {
  const cells = fields
    .filter(({ key, matches }) => matches && key !== keyField)
    .map(({ key }) => row.cells[job.mapping[key] ?? -1] ?? '')
    .filter((text) => text !== '');
  return cells.join(' · ') || (row.cells[job.mapping[keyField ?? ''] ?? -1] ?? '');
}
