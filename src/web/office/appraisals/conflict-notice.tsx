import { Button, Group, Table } from '@mantine/core';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { formatAmount, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './appraisals.module.css';
import { useAppraisalTexts } from './texts.ts';
import type { Visit } from './visit-store.ts';
import { differingFields, type VisitField, type VisitValues, valuesOf } from './visit-values.ts';

type Props = {
  visit: Visit;
  appraisal: Appraisal;
  onChoose: (values: VisitValues) => void;
};

/** Two wrote the same visit down: what differs stands side by side, and neither is lost unasked. */
export function ConflictNotice({ visit, appraisal, onChoose }: Props) {
  const texts = useAppraisalTexts();
  const language = useLanguage();
  const theirs = valuesOf(appraisal);
  const shown = (field: VisitField, values: VisitValues) => {
    const value = values[field];
    if (value === null || value === '') return texts.empty;
    // What is typed on beside it may be half a day.
    if (field === 'visitedOn' && isDay(value)) return formatDate(value, language);
    if (field === 'access' && values.access) return texts.access[values.access];
    if (field === 'verdict' && values.verdict) return texts.verdicts[values.verdict];
    return typeof value === 'number' ? formatAmount(value) : value;
  };
  // Chosen already, it goes on from theirs.
  if (visit.version === appraisal.version) return null;
  return (
    <Notice color="yellow" role="alert" title={texts.conflict.title}>
      <p>
        <Prose>{texts.conflict.body}</Prose>
      </p>
      <div className={styles.scroll}>
        <Table className={styles.sides}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.conflict.field}</Table.Th>
              <Table.Th>{texts.conflict.theirs}</Table.Th>
              <Table.Th>{texts.conflict.mine}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differingFields(theirs, visit.values).map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{texts.fields[field]}</Table.Th>
                <Table.Td>{shown(field, theirs)}</Table.Td>
                <Table.Td>{shown(field, visit.values)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <p className={styles.small}>{texts.conflict.photosStay}</p>
      <Group gap="xs" mt="xs">
        <Button size="compact-md" onClick={() => onChoose(visit.values)}>
          {texts.conflict.useMine}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onChoose(theirs)}>
          {texts.conflict.useTheirs}
        </Button>
      </Group>
    </Notice>
  );
}
