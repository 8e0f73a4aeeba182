import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { parseBirthday } from '#contract/thai/birthday.ts';
import { isUnusualIdCard, parseIdCard } from '#contract/thai/ids.ts';
import { westernDigits } from '#contract/thai/phone.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EmailField, PhoneField, SuggestedField } from './about-fields.tsx';
import type { ApplyData } from './apply-data.ts';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import styles from './later-steps.module.css';
import type { RegisterTexts } from './texts.th.ts';
import { useRegisterTexts } from './texts.ts';
import { tidyCompanyId, tidyIdCard } from './tidy.ts';
import type { Application } from './use-application.ts';
import { writeDay } from './write-day.ts';

type Props = { app: Application; data: ApplyData };

export function AboutStep({ app, data }: Props) {
  const { about } = useRegisterTexts();
  const company = app.fields.applicant === 'company';
  return (
    <>
      {company && (
        <Group title={about.company}>
          <CompanyFields app={app} />
        </Group>
      )}
      <Group title={company ? about.signatory : undefined}>
        <PersonFields app={app} />
        {!company && <ReachFields app={app} />}
      </Group>
      {company && (
        <Group title={about.contact}>
          <ContactFields app={app} />
        </Group>
      )}
      <Group title={about.wishes}>
        <div className={styles.pair}>
          <BoundSelect
            app={app}
            name="convenientTimeId"
            label={about.convenientTime}
            placeholder={about.anyTime}
            options={data.convenientTimes.map(asOption)}
          />
          <BoundSelect
            app={app}
            name="receiveChannelId"
            label={about.receiveChannel}
            placeholder={about.anyChannel}
            options={data.receiveChannels.map(asOption)}
          />
        </div>
      </Group>
    </>
  );
}

const asOption = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
});

function Group({ title, children }: { title: string | undefined; children: React.ReactNode }) {
  return (
    <fieldset className={styles.group}>
      {title && <legend>{title}</legend>}
      {children}
    </fieldset>
  );
}

function CompanyFields({ app }: { app: Application }) {
  const { about, required } = useRegisterTexts();
  return (
    <>
      <div className={styles.pair}>
        <SuggestedField app={app} name="companyPrefix" words={about.companyPrefixes} />
        <BoundText
          app={app}
          name="companyName"
          label={about.companyName}
          hint={about.companyNameHint}
          required={required}
          maxLength={APPLY_LONGEST.companyName}
          autoComplete="organization"
        />
        <BoundText
          app={app}
          name="companyId"
          label={about.companyId}
          hint={about.companyIdHint}
          maxLength={APPLY_LONGEST.number}
          inputMode="numeric"
          autoComplete="off"
          tidy={tidyCompanyId}
        />
      </div>
      <ReachFields app={app} />
    </>
  );
}

function PersonFields({ app }: { app: Application }) {
  const texts = useRegisterTexts();
  const { about } = texts;
  const language = useLanguage();
  const company = app.fields.applicant === 'company';
  const birthday = parseBirthday(app.fields.birthday);
  return (
    <>
      <div className={styles.pair}>
        <SuggestedField app={app} name="prefix" words={about.prefixes} />
      </div>
      <div className={styles.pair}>
        <BoundText
          app={app}
          name="firstName"
          label={about.firstName}
          required={company ? '' : texts.required}
          maxLength={APPLY_LONGEST.name}
          autoComplete="given-name"
        />
        <BoundText
          app={app}
          name="lastName"
          label={about.lastName}
          maxLength={APPLY_LONGEST.name}
          autoComplete="family-name"
        />
        <BoundText
          app={app}
          name="idCard"
          label={about.idCard}
          hint={app.codes.idCard ? undefined : idHint(texts, app.fields.idCard)}
          maxLength={APPLY_LONGEST.number}
          inputMode="numeric"
          autoComplete="off"
          tidy={tidyIdCard}
        />
        {!company && (
          <BoundText
            app={app}
            name="birthday"
            label={about.birthday}
            hint={birthday ? about.birthdayRead(writeDay(birthday, language)) : about.birthdayHint}
            maxLength={APPLY_LONGEST.date}
            autoComplete="bday"
          />
        )}
      </div>
    </>
  );
}

/** Counts along, and asks about what is rare. */
function idHint({ about, warnings }: RegisterTexts, typed: string) {
  const digits = westernDigits(typed).replaceAll(/\D/g, '');
  if (digits === '') return about.idCardHint;
  const stored = parseIdCard(typed);
  if (stored && isUnusualIdCard(stored))
    return <span className={styles.warning}>{warnings.idUnusual}</span>;
  return stored ? undefined : warnings.idLength(digits.length);
}

function ReachFields({ app }: { app: Application }) {
  const { about, required } = useRegisterTexts();
  return (
    <div className={styles.pair}>
      <PhoneField
        app={app}
        name="phone"
        label={about.phone}
        required={required}
        hint={about.phoneHint}
      />
      <EmailField app={app} name="email" label={about.email} hint={about.emailHint} />
      <BoundText
        app={app}
        name="lineId"
        label={about.lineId}
        maxLength={APPLY_LONGEST.lineId}
        autoComplete="off"
      />
    </div>
  );
}

function ContactFields({ app }: { app: Application }) {
  const { about } = useRegisterTexts();
  const name = { maxLength: APPLY_LONGEST.name, autoComplete: 'off' };
  return (
    <div className={styles.pair}>
      <BoundText app={app} name="contactFirstName" label={about.contactFirstName} {...name} />
      <BoundText app={app} name="contactLastName" label={about.contactLastName} {...name} />
      <PhoneField app={app} name="contactPhone" label={about.contactPhone} />
      <EmailField app={app} name="contactEmail" label={about.contactEmail} />
    </div>
  );
}
