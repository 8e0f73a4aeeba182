import { Button, Group, Modal, Table, Text } from '@mantine/core';
import { differingFields } from '#contract/differing-fields.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { labelOf, useReadValue } from './differences.tsx';
import { useFormParts } from './form-context.ts';

type Values = Record<string, unknown>;

type Props = {
  savedBy: string;
  theirs: Values;
  mine: Values;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Somebody else saved first: both are shown, and nothing typed is lost before the choice. */
export function ConflictDialog(props: Props) {
  const { savedBy, theirs, mine, onKeepMine, onTakeTheirs, onClose } = props;
  const texts = useOfficeTexts().resource;
  const { words } = useFormParts();
  const read = useReadValue();
  return (
    <Modal opened onClose={onClose} title={texts.conflictTitle} size="lg" centered>
      <Text size="sm">{texts.conflictBody(savedBy)}</Text>
      <Table.ScrollContainer minWidth={320}>
        <Table mt="sm" style={{ overflowWrap: 'anywhere' }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.conflictField}</Table.Th>
              <Table.Th>{texts.conflictTheirs}</Table.Th>
              <Table.Th>{texts.conflictMine}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differingFields(theirs, mine).map(({ path, before: saved, after: typed }) => (
              <Table.Tr key={path}>
                <Table.Th scope="row">{labelOf(words, path)}</Table.Th>
                <Table.Td>{read(path, saved)}</Table.Td>
                <Table.Td>{read(path, typed)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onTakeTheirs}>
          {texts.conflictTakeTheirs}
        </Button>
        <Button onClick={onKeepMine}>{texts.conflictKeepMine}</Button>
      </Group>
    </Modal>
  );
}
