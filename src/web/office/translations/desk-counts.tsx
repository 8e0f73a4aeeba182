import { Table, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TRANSLATED_LANGUAGES } from '#contract/translations/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { answerTo } from '../session/answers.ts';
import { useOfficeTexts } from '../texts.ts';
import { useKindName } from './kind-name.ts';
import { useTranslationTexts } from './texts.ts';
import styles from './translations.module.css';
import type { Count, Desk } from './use-desk.ts';

/** How much is left, by kind and language; each number leads to its list. */
export function DeskCounts({ desk }: { desk: Desk }) {
  const texts = useTranslationTexts();
  const { resource } = useOfficeTexts();
  const kindName = useKindName();
  const query = useQuery(answerTo('translations/counts', {}));
  const counts = query.data ?? [];
  const kinds = [...Map.groupBy(counts, (count) => count.resource)].filter(([, ofKind]) =>
    ofKind.some(isWanting),
  );
  if (kinds.length === 0) return null;
  const languages = TRANSLATED_LANGUAGES.filter((language) =>
    counts.some((count) => count.language === language && isWanting(count)),
  );
  return (
    <details className={styles.counts}>
      <summary>
        <Prose>{texts.left(sumOf(counts, 'missing'), sumOf(counts, 'outdated'))}</Prose>
      </summary>
      <div className={styles.scroll}>
        <Table verticalSpacing={4}>
          <Table.Caption>{texts.countsHint}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.resource}</Table.Th>
              {languages.map((language) => (
                <Table.Th key={language}>{resource.languages[language]}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kinds.map(([kind, ofKind]) => (
              <Table.Tr key={kind}>
                <Table.Th scope="row" className={styles.counted}>
                  {kindName(kind)}
                </Table.Th>
                {ofKind
                  .filter(({ language }) => languages.includes(language))
                  .map((count) => (
                    <Table.Td key={count.language}>
                      <CountButton count={count} desk={desk} />
                    </Table.Td>
                  ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  );
}

function CountButton({ count, desk }: { count: Count; desk: Desk }) {
  const kindName = useKindName();
  const texts = useTranslationTexts();
  const { resource } = useOfficeTexts();
  const { language, missing, outdated } = count;
  if (!isWanting(count)) return 0;
  const [few, old] = [formatNumber(missing), formatNumber(outdated)];
  return (
    <UnstyledButton
      className={styles.count}
      aria-label={`${kindName(count.resource)} ${resource.languages[language]}: ${texts.left(few, old)}`}
      onClick={() => desk.narrow({ in: language, kind: count.resource, state: undefined })}
    >
      {few}
      {outdated > 0 && <span className={styles.old}>{` / ${old}`}</span>}
    </UnstyledButton>
  );
}

const isWanting = ({ missing, outdated }: Count) => missing + outdated > 0;

const sumOf = (counts: readonly Count[], state: 'missing' | 'outdated') =>
  formatNumber(counts.reduce((sum, count) => sum + count[state], 0));
