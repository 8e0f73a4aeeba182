import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';
import type { ResourceName } from './resource.ts';
import styles from './resource-form.module.css';

const SHOWN = 3;

type Props = {
  name: ResourceName;
  id: number;
  /** Of the record: another has other versions. */
  version: number;
  /** Opens the history at one of them, where it is compared and brought back. */
  onOpen: (version: number) => void;
};

/** What the record was last, in the rail. */
export function RailVersions({ name, id, version, onOpen }: Props) {
  const texts = useOfficeTexts().records.history;
  const language = useLanguage();
  const { data } = useQuery({
    meta: CHOICES,
    queryKey: [name, 'versions', id, version, SHOWN],
    queryFn: async () =>
      (await callAsUser('records/versions', { resource: name, id, size: SHOWN })).data,
  });
  if (!data || data.versions.length === 0) return null;
  return (
    <section aria-label={texts.last}>
      <Text size="sm" fw={600}>
        {texts.last}
      </Text>
      <ul className={styles.marks}>
        {data.versions.map((one) => (
          <li key={one.version}>
            <Anchor component="button" type="button" size="sm" onClick={() => onOpen(one.version)}>
              {formatTime(one.at, language)}
            </Anchor>
            <Text component="span" size="sm" c="dimmed" truncate>
              {one.by}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
