import { Fieldset, Stack, Text } from '@mantine/core';
import { IconCalendarClock, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import type { Publishing } from '#contract/resource/publishing.ts';
import { type Visibility, visibilityAt } from '#contract/resource/visibility.ts';
import { useOfficeTexts } from '../texts.ts';
import { AdvicePlace } from './advice-place.ts';
import { hasReadDays, useDescribedPublishing } from './described-publishing.ts';
import { CheckField } from './fields.tsx';
import { useFormParts } from './form-context.ts';
import { LanguageMarks } from './language-marks.tsx';
import { MomentField } from './moment-field.tsx';
import { RailContext } from './rail-context.ts';
import styles from './resource-form.module.css';

/**
 * Draft, published, or scheduled: in words what it comes to, the switch, the two moments, what is still
 * to be written, the last versions, what the texts want, and the picture. Where there is room it stands
 * beside the fields, in sight whatever is scrolled.
 */
export function PublishFields({ picture }: { picture?: ReactNode }) {
  const texts = useOfficeTexts().records.publishing;
  const { first, versions, withSwitch } = use(RailContext);
  const { setPlace } = use(AdvicePlace);
  return (
    <Fieldset legend={texts.title} className={styles.rail ?? ''}>
      <Stack gap="sm">
        {first && <div className={styles.beside}>{first}</div>}
        <Outcome />
        {withSwitch && (
          <CheckField name="published" label={texts.published} description={texts.publishedHint} />
        )}
        <MomentField name="publishFrom" label={texts.from} required />
        <MomentField
          name="publishUntil"
          label={texts.until}
          none={texts.untilHint}
          usualTime="23:59"
        />
        <LanguageMarks />
        {versions}
        <div ref={setPlace} className={styles.advice} />
        {picture}
      </Stack>
    </Fieldset>
  );
}

const ICONS: Record<Visibility, typeof IconEye> = {
  draft: IconPencil,
  scheduled: IconCalendarClock,
  visible: IconEye,
  ended: IconEyeOff,
};

const DAYS = ['published', 'publishFrom', 'publishUntil'] as const;

function Outcome() {
  const texts = useOfficeTexts().records.publishing;
  const { form, seen } = useFormParts();
  const describe = useDescribedPublishing();
  const publishing = form.getValues() as Publishing;
  // Changes that are saved and wait are in force no more than those that are only typed.
  const inForce = (seen ?? form.getInitialValues()) as Publishing;
  const differs = DAYS.some((name) => publishing[name] !== inForce[name]);
  const Icon = ICONS[visibilityAt(publishing, Date.now())];
  return (
    <Text size="sm" fw={600} role="status" display="flex" style={{ gap: 8 }}>
      <Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      <span>
        {describe(publishing)}
        {differs && hasReadDays(publishing) && ` (${seen ? texts.afterPublish : texts.afterSave})`}
      </span>
    </Text>
  );
}
