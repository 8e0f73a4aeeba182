import { Table, Text } from '@mantine/core';
import type { AuditChange } from '#contract/audit/audit.ts';
import styles from './audit.module.css';
import { type ChangeLine, describeChanges } from './describe-changes.ts';
import { useAuditTexts } from './texts.ts';
import { useWords } from './use-words.ts';

type Props = { subject: string; changes: Record<string, AuditChange> };

/** Field by field, before and after; of lists what came and went. */
export function ChangeTable({ subject, changes }: Props) {
  const texts = useAuditTexts();
  const words = useWords({ subject, fields: Object.keys(changes) });
  const lines = describeChanges(changes);
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.noChanges}
      </Text>
    );
  }
  return (
    <div className={styles.scroll}>
      <Table className={styles.changes} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.field}</Table.Th>
            <Table.Th>{texts.before}</Table.Th>
            <Table.Th>{texts.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={`${line.field} ${line.language}`}>
              <Table.Th scope="row">{words.field(line)}</Table.Th>
              <Cells line={line} tell={words.value} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type CellsProps = { line: ChangeLine; tell: (value: unknown, field: string) => string };

function Cells({ line, tell }: CellsProps) {
  const texts = useAuditTexts();
  switch (line.kind) {
    case 'value':
      return (
        <>
          <Table.Td>{tell(line.from, line.field)}</Table.Td>
          <Table.Td>{tell(line.to, line.field)}</Table.Td>
        </>
      );
    case 'list':
      return (
        <>
          <ListCell title={texts.removed}>
            {line.removed.map((one) => tell(one, line.field))}
          </ListCell>
          <ListCell title={texts.added}>{line.added.map((one) => tell(one, line.field))}</ListCell>
        </>
      );
    case 'unkept':
      return (
        <Table.Td colSpan={2} c="dimmed">
          {texts.unkept}
        </Table.Td>
      );
  }
}

function ListCell({ title, children }: { title: string; children: readonly string[] }) {
  const texts = useAuditTexts();
  if (children.length === 0) return <Table.Td>{texts.nothing}</Table.Td>;
  return (
    <Table.Td>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {children.join('\n')}
    </Table.Td>
  );
}
