import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { isPolicy, PAGE_KEYS, TEXT_PAGES } from '#contract/pages/kinds.ts';
import { SiteLink } from '../content/see-on-site.tsx';
import { PolicyNotice } from '../policy-notices/policy-notice.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useOfficeTexts } from '../texts.ts';

export function PageTextForm(record: RecordProps) {
  const { pages: texts, publishing } = useOfficeTexts().content;
  const [parameters] = useSearchParams();
  const asked = PAGE_KEYS.find((key) => key === parameters.get('page')) ?? 'about';
  return (
    <ResourceForm
      name="pageText"
      {...record}
      initial={{ key: asked, name: {}, summary: {}, detail: {}, askAgain: false }}
      newTitle={texts.keys[asked]}
      actions={(row) => <SiteLink href={TEXT_PAGES[row.key]}>{publishing.seeOnSite}</SiteLink>}
    >
      {(row) => (
        <>
          <Text size="sm" c="dimmed">
            {row ? (isPolicy(row.key) ? texts.policyHint : texts.hint) : texts.firstHint}
          </Text>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="summary" label={texts.summary} maxLength={500} rows={2} />
          <RichTextField name="detail" label={texts.detail} required />
          {row && isPolicy(row.key) && (
            <CheckField name="askAgain" label={texts.askAgain} description={texts.askAgainHint} />
          )}
          {row?.key === 'cookie-policy-private' && row.askAgainFrom > 0 && (
            <PolicyNotice key={row.askAgainFrom} version={row.askAgainFrom} />
          )}
        </>
      )}
    </ResourceForm>
  );
}
