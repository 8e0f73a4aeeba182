import { Button, Fieldset, Group, Text, VisuallyHidden } from '@mantine/core';
import type { FileVersion, KeptFile } from '#contract/documents/maintenance.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useField, useFormParts } from '../resource/form-context.ts';
import { useOfficeTexts } from '../texts.ts';
import { describeSize } from './describe-file.ts';
import styles from './documents.module.css';
import { useDocumentTexts } from './texts.ts';

type Props = {
  versions: readonly FileVersion[];
  savedKey: string;
  onDownload: (file: KeptFile) => void;
};

/** Every file that a document has had: to be looked at, and to be brought back by saving. */
export function FileVersions({ versions, savedKey, onDownload }: Props) {
  const documents = useDocumentTexts();
  const { resource } = useOfficeTexts();
  const texts = documents.documents;
  const language = useLanguage();
  const { seen } = useFormParts();
  const { value, readOnly, onChange } = useField('fileKey', texts.file);
  if (versions.length === 0) return null;
  const newest = versions.find(({ key }) => key === savedKey)?.id;

  const standing = ({ id, key }: FileVersion) => {
    if (id === newest) return texts.current;
    if (key !== value || key === savedKey) return undefined;
    return seen ? texts.chosenWaits : texts.chosen;
  };

  return (
    <Fieldset legend={texts.versions}>
      {!readOnly && (
        <Text size="sm" c="dimmed">
          {seen ? texts.versionsWait : texts.versionsHint}
        </Text>
      )}
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <div className={styles.file}>
              <Text size="sm" fw={600}>
                {version.name} {standing(version) && `(${standing(version)})`}
              </Text>
              <Text size="xs" c="dimmed">
                {describeSize(version.bytes)} · {formatTime(version.at, language)}{' '}
                {version.by && resource.updatedBy(version.by)}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                variant="subtle"
                aria-label={texts.download(`${version.name} ${formatTime(version.at, language)}`)}
                onClick={() => onDownload(version)}
              >
                {texts.downloadShort}
              </Button>
              {!readOnly && version.key !== value && (
                <Button variant="default" onClick={() => onChange(version.key)}>
                  {texts.bringBack}
                  <VisuallyHidden>
                    {' '}
                    {version.name} {formatTime(version.at, language)}
                  </VisuallyHidden>
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
