import { Anchor, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressInWords } from '#contract/applications/address-words.ts';
import { applicantOf, personOf } from '#contract/applications/names.ts';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatBaht, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { choicesQuery } from '../applications/case-queries.ts';
import { provincesQuery } from '../branches/provinces-query.ts';
import { useOfficeTexts } from '../texts.ts';
import { CaseEditor } from './case-form.tsx';
import { LineLink } from './line-link.tsx';
import { Parts } from './parts.tsx';
import styles from './record.module.css';
import { Facts, Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';

type Props = { resource: CaseResource; record: CaseDetails };

/** What the applicant told, to read; and to put right, for who may. */
export function DataSection({ resource, record }: Props) {
  const texts = useCaseTexts();
  const { applications } = useOfficeTexts();
  const { edit } = useOfficeTexts().resource;
  const [shown, setShown] = useState<'first' | 'form' | 'again'>('first');
  const editable = resource !== 'applicationHistory' && record.editable;
  if (shown === 'form' && resource !== 'applicationHistory')
    return <CaseEditor resource={resource} record={record} onClose={() => setShown('again')} />;
  return (
    <Section
      title={texts.data}
      actions={
        editable && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size={16} aria-hidden />}
            // Where the form was left, with whoever works it by the keyboard.
            autoFocus={shown === 'again'}
            onClick={() => setShown('form')}
          >
            {edit}
          </Button>
        )
      }
    >
      {resource === 'applicationPartner' && record.status !== 'new' && (
        <p className={styles.muted}>
          <Prose>{applications.partner.locked}</Prose>
        </p>
      )}
      {record.anonymisedAt && (
        <p className={styles.muted}>
          <Prose>{texts.anonymised}</Prose>
        </p>
      )}
      <PersonFacts record={record} editable={editable} />
      <LoanFacts resource={resource} record={record} />
      <p className={styles.muted}>
        <Prose>{texts.viewRecorded}</Prose>
      </p>
    </Section>
  );
}

function PersonFacts({ record, editable }: { record: CaseDetails; editable: boolean }) {
  const texts = useCaseTexts();
  const language = useLanguage();
  const { personal } = record;
  const company = record.applicant === 'company';
  return (
    <>
      <Facts
        facts={[
          [texts.fields.companyName, company ? applicantOf(record) : ''],
          [
            texts.fields.companyId,
            personal.companyId && (
              <Whole key="companyId">{formatCompanyId(personal.companyId)}</Whole>
            ),
          ],
          [company ? texts.fields.signatory : texts.fields.name, personOf(record)],
          [
            texts.fields.idCard,
            personal.idCard && <Whole key="idCard">{formatIdCard(personal.idCard)}</Whole>,
          ],
          [
            texts.fields.birthday,
            personal.birthday === '' ? '' : formatDate(personal.birthday, language),
          ],
          [texts.fields.phone, personal.phone && <PhoneLink key="phone" phone={personal.phone} />],
          [texts.fields.email, personal.email && <MailLink key="email" email={personal.email} />],
          [texts.fields.lineId, personal.lineId],
          [
            texts.fields.lineNews,
            record.lineSince && (
              <LineLink key="line" record={record} since={record.lineSince} editable={editable} />
            ),
          ],
          [texts.fields.address, addressInWords(personal, record.place, language)],
        ]}
      />
      {(personal.contactFirstName || personal.contactPhone) && (
        <>
          <h3>
            <Prose>{texts.contact}</Prose>
          </h3>
          <Facts
            facts={[
              [
                texts.fields.name,
                `${personal.contactFirstName} ${personal.contactLastName}`.trim(),
              ],
              [
                texts.fields.phone,
                personal.contactPhone && <PhoneLink key="phone" phone={personal.contactPhone} />,
              ],
              [
                texts.fields.email,
                personal.contactEmail && <MailLink key="email" email={personal.contactEmail} />,
              ],
            ]}
          />
        </>
      )}
    </>
  );
}

function LoanFacts({ resource, record }: Props) {
  const texts = useCaseTexts();
  const { applications, resource: shared } = useOfficeTexts();
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery(resource));
  const { data: provinces = [] } = useQuery(provincesQuery);
  const chosen = (
    from: ReadonlyArray<{ id: number; name: LocalizedText }> | undefined,
    id: number | null,
  ) => {
    const found = from?.find((one) => one.id === id);
    return found ? localize(found.name, language) : '';
  };
  const province = provinces.find(({ code }) => code === record.guaranteeProvinceCode);
  return (
    <>
      <h3>
        <Prose>{texts.loan}</Prose>
      </h3>
      <Facts
        facts={[
          [applications.product, localize(record.productName, language)],
          [
            texts.fields.askedAmount,
            record.askedAmount === null ? '' : formatBaht(record.askedAmount, language),
          ],
          [
            texts.fields.askedMonths,
            record.askedMonths === null ? '' : texts.monthsOf(String(record.askedMonths)),
          ],
          [texts.fields.guaranteeType, chosen(choices?.guaranteeTypes, record.guaranteeTypeId)],
          [texts.fields.guaranteeProvince, province ? localize(province.name, language) : ''],
          [texts.fields.convenientTime, chosen(choices?.convenientTimes, record.convenientTimeId)],
          [texts.fields.receiveChannel, chosen(choices?.receiveChannels, record.receiveChannelId)],
          [applications.channel, applications.channels[record.channel]],
          [applications.network, record.network ?? ''],
          [applications.refCode, record.refCode],
          [texts.fields.language, shared.languages[record.language]],
          [texts.fields.rejectReason, chosen(choices?.rejectReasons, record.rejectReasonId)],
          [
            texts.fields.consent,
            // What was agreed to is not told to partners.
            record.policyVersion > 0 ? (
              <Parts
                key="consent"
                of={[
                  texts.consentOf(String(record.policyVersion)),
                  record.marketing ? texts.withMarketing : texts.withoutMarketing,
                ]}
              />
            ) : (
              ''
            ),
          ],
        ]}
      />
    </>
  );
}

/** A number is read as one: no line ends at one of its hyphens. */
function Whole({ children }: { children: string }) {
  return <span className="whole-word">{children}</span>;
}

function PhoneLink({ phone }: { phone: string }) {
  // Partners are shown some of them masked: nobody can call that.
  if (!phone.startsWith('+')) return phone;
  return (
    <Anchor href={`tel:${phone}`} className="whole-word">
      {formatThaiPhone(phone)}
    </Anchor>
  );
}

function MailLink({ email }: { email: string }) {
  return <Anchor href={`mailto:${email}`}>{email}</Anchor>;
}
