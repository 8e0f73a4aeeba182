import type { Parameters } from '#contract/parameters/parameters.ts';
import { formatDays } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { TextColumn } from '../../ui/rich-text.tsx';
import { useTexts } from '../texts.ts';

/** How many days what is kept, as the house is set to erase it. */
export function listKept(parameters: Parameters) {
  return {
    approved: parameters.retention_approved_days,
    rejected: parameters.retention_rejected_days,
    cancelled: parameters.retention_cancelled_days,
    drafts: parameters.application_draft_days,
    messages: parameters.retention_message_days,
    jobApplications: parameters.retention_job_application_days,
    requests: parameters.retention_privacy_request_days,
    logs: parameters.retention_log_days,
  };
}

export function KeptFor({ kept }: { kept: ReturnType<typeof listKept> }) {
  const { kept: texts } = useTexts().pages;
  const language = useLanguage();
  const periods = Object.entries(kept) as Array<[keyof typeof kept, number]>;
  return (
    <TextColumn>
      <h2>{texts.title}</h2>
      <ul>
        {periods.map(([what, days]) => (
          <li key={what}>
            <Prose>{`${texts.what[what]}: ${formatDays(days, language)}`}</Prose>
          </li>
        ))}
        <li>
          <Prose>{texts.news}</Prose>
        </li>
      </ul>
      <p>
        <Prose>{texts.after}</Prose>
      </p>
    </TextColumn>
  );
}
