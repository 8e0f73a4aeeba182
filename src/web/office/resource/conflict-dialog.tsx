import { Button, Group, Modal, Table, Text } from '@mantine/core';
import { differingFields, toText } from '#contract/differing-fields.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import type { FieldWords } from './form-context.ts';

type Values = Record<string, unknown>;

type Props = {
  words: ReadonlyMap<string, FieldWords>;
  savedBy: string;
  theirs: Values;
  mine: Values;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Somebody else saved first: both are shown, and nothing typed is lost before the choice. */
export function ConflictDialog(props: Props) {
  const { words, savedBy, theirs, mine, onKeepMine, onTakeTheirs, onClose } = props;
  const texts = useOfficeTexts().resource;
  const readValue = (value: unknown) =>
    typeof value === 'boolean' ? (value ? texts.yes : texts.no) : toText(value);
  return (
    <Modal opened onClose={onClose} title={texts.conflictTitle} size="lg" centered>
      <Text size="sm">{texts.conflictBody(savedBy)}</Text>
      <Table mt="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.conflictField}</Table.Th>
            <Table.Th>{texts.conflictTheirs}</Table.Th>
            <Table.Th>{texts.conflictMine}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differingFields(theirs, mine).map(({ path, theirs: saved, mine: typed }) => {
            const { label = path, show = readValue } = words.get(path) ?? {};
            return (
              <Table.Tr key={path}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{show(saved)}</Table.Td>
                <Table.Td>{show(typed)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onTakeTheirs}>
          {texts.conflictTakeTheirs}
        </Button>
        <Button onClick={onKeepMine}>{texts.conflictKeepMine}</Button>
      </Group>
    </Modal>
  );
}
