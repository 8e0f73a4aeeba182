import { Button, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/calls.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { answerTo } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';
import { useTitle } from './use-title.ts';

type Rule = OutputOf<'privacy/retention'>['data'][number]['rule'];

/** What tonight's clearing would do, before it does it. */
export function Retention() {
  const texts = usePrivacyTexts().retention;
  const language = useLanguage();
  const [shown, setShown] = useState<Rule>();
  const query = useQuery(answerTo('privacy/retention', {}));
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  return (
    <section>
      <Text size="sm" mb="sm">
        <Prose>{texts.lead}</Prose>
      </Text>
      <Table.ScrollContainer
        minWidth={300}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={texts.rule}
      >
        <Table horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.rule}</Table.Th>
              <Table.Th className={styles.number}>{texts.count}</Table.Th>
              <Table.Th className={styles.number}>{texts.days}</Table.Th>
              <Table.Th>{texts.oldest}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {query.data.map(({ rule, days, count, oldest, behind }) => (
              <Table.Tr key={rule}>
                <Table.Th scope="row">
                  {texts.rules[rule]}
                  {behind && (
                    <Text size="sm" c="var(--danger)" role="alert">
                      {texts.behind}
                    </Text>
                  )}
                </Table.Th>
                <Table.Td className={styles.number}>{formatNumber(count)}</Table.Td>
                <Table.Td className={styles.number}>{formatNumber(days)}</Table.Td>
                <Table.Td>{oldest ? formatDate(oldest, language) : '–'}</Table.Td>
                <Table.Td>
                  {count > 0 && (
                    <Button
                      variant="default"
                      aria-expanded={shown === rule}
                      aria-label={`${texts.show}: ${texts.rules[rule]}`}
                      onClick={() => setShown(shown === rule ? undefined : rule)}
                    >
                      {texts.show}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {query.data.every(({ count }) => count === 0) && (
        <p>
          <Prose>{texts.nothing}</Prose>
        </p>
      )}
      {shown && <ExpiredList rule={shown} />}
    </section>
  );
}

function ExpiredList({ rule }: { rule: Rule }) {
  const texts = usePrivacyTexts().retention;
  const language = useLanguage();
  const titleOf = useTitle();
  const query = useQuery(answerTo('privacy/expired', { rule }));
  if (query.isPending) return <Loading lines={3} />;
  if (query.isLoadingError) return <Problem of={query} />;
  return (
    <ul className={styles.items} aria-label={texts.rules[rule]}>
      {query.data.map(({ id, title, at }) => (
        <li key={id}>
          {titleOf(title)} · {formatDate(at, language)}
        </li>
      ))}
    </ul>
  );
}
