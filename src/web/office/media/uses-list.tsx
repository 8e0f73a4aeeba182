import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import type { PictureUse } from '#contract/pictures/media.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { answerTo } from '../session/answers.ts';
import { Problem } from '../states/problem.tsx';
import styles from './media.module.css';
import { useMediaTexts } from './texts.ts';

/** Where a picture is shown, leading to the records. */
export function UsesList({ id }: { id: number }) {
  const texts = useMediaTexts();
  const query = useQuery(answerTo('media/uses', { id }));
  if (query.isPending) return null;
  if (query.isLoadingError) return <Problem of={query} />;
  const { uses, more } = query.data;
  return (
    <section className={styles.group} aria-label={texts.uses}>
      <Text fw={600}>{texts.uses}</Text>
      {uses.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.usesNone}
        </Text>
      )}
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={`${use.resource} ${use.id}`}>
            <Use use={use} />
          </li>
        ))}
      </ul>
      {more && <Text size="sm">{texts.usesMore(formatNumber(uses.length))}</Text>}
    </section>
  );
}

function Use({ use }: { use: PictureUse }) {
  const texts = useMediaTexts();
  const language = useLanguage();
  const kinds: Partial<Record<string, string>> = texts.kinds;
  const kind = kinds[use.resource] ?? use.resource;
  if (!use.name) return `${kind}: ${texts.usesHidden}`;
  return (
    <>
      {kind}:{' '}
      <Anchor component={OfficeLink} to={recordAddress(use)} inherit>
        {localize(use.name, language) || `#${use.id}`}
      </Anchor>
    </>
  );
}
