import { Table, Text } from '@mantine/core';
import type { BulkOutcome } from '#contract/resource/bulk.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useMediaTexts } from '../media/texts.ts';
import { useReferenceTexts } from '../reference/texts.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainRefused } from './explain.ts';
import type { BulkChoice } from './tools-props.ts';

const SHOWN = 20;

type Props = {
  outcome: BulkOutcome;
  choice: BulkChoice | undefined;
  /** As the list calls them, where that depends on the language. */
  names?: ReadonlyMap<number, string> | undefined;
};

/** What would change, from what to what; what is that way already; and what cannot be, with the reason. */
export function BulkPreview({ outcome, choice, names }: Props) {
  const { lists, resource } = useOfficeTexts();
  const texts = lists.bulk;
  const show = useShownValue(choice);
  const { changed, same, refused } = outcome;
  const counts = { changed: changed.length, same, cannot: refused.length };
  const summary = (['changed', 'same', 'cannot'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => texts.summary[part](formatNumber(counts[part])))
    .join(texts.summary.between);
  return (
    <>
      <Text size="sm" role="status" fw={600}>
        {summary}
      </Text>
      <RefusedRows refused={refused} names={names} />
      {changed.length > 0 && (
        <Table aria-label={texts.preview}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.record}</Table.Th>
              <Table.Th>{texts.before}</Table.Th>
              <Table.Th>{texts.after}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.slice(0, SHOWN).map(({ id, name, before, after }) => (
              <Table.Tr key={id}>
                <Table.Td>{names?.get(id) ?? name}</Table.Td>
                <Table.Td>{Object.entries(before).map(show).join(' · ')}</Table.Td>
                <Table.Td>{Object.entries(after).map(show).join(' · ')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {changed.length > SHOWN && (
        <Text size="sm">{resource.andMore(formatNumber(changed.length - SHOWN))}</Text>
      )}
    </>
  );
}

type Refused = Pick<Props, 'names'> & {
  refused: BulkOutcome['refused'];
  /** They were tried: whoever waits for it hears what became of them. */
  tried?: boolean;
};

/** What stays as it is, each with the reason. */
export function RefusedRows({ refused, names, tried = false }: Refused) {
  const { lists, resource } = useOfficeTexts();
  if (refused.length === 0) return null;
  return (
    <Notice
      color={tried ? 'red' : 'yellow'}
      title={lists.bulk.refused(formatNumber(refused.length))}
      {...(tried && { role: 'alert' })}
    >
      {refused.slice(0, SHOWN).map((row) => (
        <div key={row.id}>
          {names?.get(row.id) ?? row.name}: {explainRefused(resource, row)}
        </div>
      ))}
    </Notice>
  );
}

/** A value in the words of the form. */
function useShownValue(choice: BulkChoice | undefined) {
  const reference = useReferenceTexts();
  const media = useMediaTexts();
  const { content, lists } = useOfficeTexts();
  const language = useLanguage();
  return ([field, value]: [string, unknown]): string => {
    if (field === choice?.field)
      return choice.choices.find((one) => one.value === value)?.label ?? String(value);
    if (field === 'published') return value ? lists.bulk.published : lists.bulk.unpublished;
    if (field === 'active') return value ? reference.active : reference.inactive;
    if (Array.isArray(value)) return value.join(', ') || media.noTags;
    if (value === null) return content.publishing.noEnd;
    if (typeof value === 'string') return formatTime(value, language);
    return formatNumber(Number(value));
  };
}
