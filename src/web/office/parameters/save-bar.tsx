import { Button, Group } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './parameters.module.css';
import { useParameterTexts } from './texts.ts';
import type { ParameterControl } from './use-parameters.ts';

/** Everything that was changed is saved together: some values only fit each other. */
export function SaveBar({ control }: { control: ParameterControl }) {
  const texts = useParameterTexts();
  const { resource } = useOfficeTexts();
  if (control.edited.length === 0) return null;
  return (
    <Group className={styles.bar} justify="space-between">
      <strong role="status">{texts.pending(formatNumber(control.edited.length))}</strong>
      <Group gap="xs">
        {/* What has been sent cannot be called back: it would only look like it. */}
        <Button variant="default" disabled={control.save.isPending} onClick={control.discard}>
          {texts.discard}
        </Button>
        <Button
          loading={control.save.isPending}
          title={resource.saveHint}
          onClick={() => control.save.mutate()}
        >
          {texts.save}
        </Button>
      </Group>
    </Group>
  );
}
