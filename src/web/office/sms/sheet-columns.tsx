import { Button, Group, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#contract/calls.ts';
import type { SmsLanguage } from '#contract/sms/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { callAsUser } from '../session/session.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './sms.module.css';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

type Found = OutputOf<'smsCampaign/upload'>['data'];
type Props = { id: number; found: Found; change: Change; onAdded: () => void };
const OPTIONAL = ['name', 'ref', 'language'] as const;

/** What is in a sheet, and which column is what. */
export function SheetColumns({ id, found, change, onAdded }: Props) {
  const texts = useSmsTexts();
  const [phone, setPhone] = useState(found.phone);
  const [others, setOthers] = useState<Record<(typeof OPTIONAL)[number], number | null>>({
    name: null,
    ref: null,
    language: null,
  });
  const [language, setLanguage] = useState<SmsLanguage>('th');
  const columns = found.columns.map((title, index) => ({
    value: String(index),
    label: title || String(index + 1),
  }));
  const add = () =>
    change.mutate(
      () =>
        callAsUser('smsCampaign/addSheet', {
          id,
          listId: found.listId,
          phone,
          name: others.name,
          ref: others.ref,
          languageColumn: others.language,
          language,
        }),
      { onSuccess: onAdded },
    );

  return (
    <Stack gap="sm" align="stretch">
      <Text role="status">{texts.sheetRows(formatNumber(found.rows))}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <Select
          label={texts.columns.phone}
          data={columns}
          value={String(phone)}
          onChange={(value) => setPhone(Number(value ?? 0))}
        />
        {OPTIONAL.map((name) => (
          <Select
            key={name}
            label={texts.columns[name]}
            placeholder={texts.noColumn}
            clearable
            data={columns}
            value={others[name] === null ? null : String(others[name])}
            onChange={(value) =>
              setOthers({ ...others, [name]: value === null ? null : Number(value) })
            }
          />
        ))}
      </SimpleGrid>
      <LanguageChoice value={language} onChange={setLanguage} />
      <section className={styles.scroll} aria-label={texts.sample} tabIndex={-1}>
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ value, label }) => (
                <Table.Th key={value}>{label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.sample.map((row) => (
              <Table.Tr key={row.join()}>
                {columns.map(({ value }) => (
                  <Table.Td key={value}>{row[Number(value)]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <Group>
        <Button variant="default" loading={change.isPending} onClick={add}>
          {texts.add}
        </Button>
      </Group>
    </Stack>
  );
}
