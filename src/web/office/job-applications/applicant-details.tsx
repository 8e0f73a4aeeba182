import { Anchor, Fieldset, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JobApplicationDetails } from '#contract/job-applications/job-applications.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatBaht, formatDate, formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { FailedRead } from '../resource/failure.tsx';
import { answerTo } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { AttachmentView } from './attachment-view.tsx';
import styles from './job-applications.module.css';
import { useJobApplicationTexts } from './texts.ts';

type Props = { id: number; position: string };

/** What an applicant wrote. Loading it is recorded, so it is not loaded again behind one’s back. */
export function ApplicantDetails({ id, position }: Props) {
  const texts = useJobApplicationTexts();
  const query = useQuery({
    ...answerTo('jobApplication/details', { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <FailedRead of={query} />;
  const name = `${query.data.firstName} ${query.data.lastName}`;
  return (
    <>
      <Fieldset legend={texts.details}>
        <Facts details={query.data} position={position} />
        <Text size="sm" c="dimmed" mt="sm">
          {texts.recorded}
        </Text>
      </Fieldset>
      <Fieldset legend={texts.attachments}>
        {query.data.attachments.length === 0 && <Text>{texts.noAttachments}</Text>}
        <ul className={styles.files}>
          {query.data.attachments.map((attachment) => (
            <AttachmentView
              key={attachment.id}
              applicationId={id}
              attachment={attachment}
              applicant={name}
            />
          ))}
        </ul>
      </Fieldset>
    </>
  );
}

function Facts({ details, position }: { details: JobApplicationDetails; position: string }) {
  const texts = useJobApplicationTexts();
  const language = useLanguage();
  const { birthday, desiredSalary, phone, email } = details;
  const facts = [
    [texts.name, `${details.firstName} ${details.lastName}`],
    [texts.position, position],
    [
      texts.phone,
      <Anchor key="phone" href={`tel:${phone}`}>
        {formatThaiPhone(phone)}
      </Anchor>,
    ],
    [
      texts.email,
      <Anchor key="email" href={`mailto:${email}`}>
        {email}
      </Anchor>,
    ],
    [texts.address, details.address],
    [texts.birthday, birthday ? formatDate(birthday, language) : texts.notGiven],
    [texts.education, details.education],
    [texts.workYears, texts.years(formatNumber(details.workYears))],
    [
      texts.desiredSalary,
      desiredSalary === null ? texts.notGiven : formatBaht(desiredSalary, language),
    ],
    [
      texts.consent,
      texts.consentGiven(String(details.policyVersion), formatTime(details.consentAt, language)),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Prose>{value}</Prose>
      </dd>
    </>
  );
}
