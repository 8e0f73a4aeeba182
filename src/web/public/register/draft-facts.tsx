import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { ApplyData } from './apply-data.ts';
import type { Draft } from './draft-store.ts';
import styles from './drafts.module.css';
import type { Fields } from './fields.ts';
import { useRegisterStartTexts } from './start-texts.ts';
import type { RegisterTexts } from './texts.th.ts';
import { useRegisterTexts } from './texts.ts';

/** What an application that was begun holds, as its writer knows it again. */
export function DraftFacts({ draft, data }: { draft: Draft; data: ApplyData }) {
  const { drafts, review } = useRegisterTexts();
  const { stepNames } = useRegisterStartTexts();
  const language = useLanguage();
  const { fields, furthest, files, savedAt } = draft;
  const product = data.products.find(({ id }) => String(id) === fields.productId);
  const rows = [
    [drafts.name, nameIn(fields, drafts)],
    [drafts.product, product?.name ?? drafts.noProduct],
    [drafts.savedAt, formatTime(savedAt, language)],
    [drafts.step, stepNames[furthest]],
    [drafts.files, files.length > 0 ? review.files(files.length) : drafts.noFiles],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function nameIn(fields: Fields, { noName }: RegisterTexts['drafts']): string {
  const { applicant, companyName, firstName, lastName } = fields;
  const person = `${firstName} ${lastName}`.trim();
  return (applicant === 'company' && companyName.trim()) || person || noName;
}
