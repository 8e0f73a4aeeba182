import { formatBaht, formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './answer.module.css';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerHeadline } from './answer-headline.tsx';
import { AnswerSteps } from './answer-steps.tsx';
import { type Fields, writeSearch } from './fields.ts';
import { type Lending, listFitting, type Worked } from './work-out.ts';

type AnswerProps = {
  ref: React.Ref<HTMLElement>;
  fields: Fields;
  worked: Worked;
  lending: Lending;
  /** Applications are taken. */
  open: boolean;
  today: string;
  /** Messages stand at the fields. */
  hasProblems: boolean;
};

export function Answer({ ref, fields, worked, lending, open, today, hasProblems }: AnswerProps) {
  const language = useLanguage();
  const { answer: texts } = useTexts().calculator;
  const { estimate } = worked;
  const search = writeSearch(fields);
  return (
    <section ref={ref} tabIndex={-1} className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title" className="visually-hidden">
        {texts.title}
      </h2>
      {/* Only the headline is announced while somebody types; the steps can be read after. */}
      <div role="status" className={styles.headline}>
        {estimate ? (
          <AnswerHeadline worked={worked} estimate={estimate} />
        ) : (
          <Waiting hasProblems={hasProblems} />
        )}
      </div>
      {estimate && (
        <>
          {estimate.outcome.kind !== 'limit' && (
            <Fitting fields={fields} worked={worked} lending={lending} />
          )}
          <AnswerActions search={search} canApply={open && estimate.outcome.kind === 'limit'} />
          {worked.product && (
            <AnswerSteps worked={worked} estimate={estimate} rule={lending.rule} />
          )}
          <div className={styles.note}>
            <p>
              <Prose>{texts.note}</Prose>
            </p>
            <p>{texts.date(formatDate(today, language))}</p>
          </div>
        </>
      )}
      {!estimate && <Rules rule={lending.rule} />}
    </section>
  );
}

function Waiting({ hasProblems }: { hasProblems: boolean }) {
  const { answer: texts } = useTexts().calculator;
  return (
    <>
      <p className={styles.verdict}>
        <Phrases text={texts.waitingTitle} />
      </p>
      <p>{hasProblems ? texts.correct : texts.waiting}</p>
    </>
  );
}

function Rules({ rule }: { rule: Lending['rule'] }) {
  const language = useLanguage();
  const { rules: texts } = useTexts().calculator;
  const percent = (share: number) => `${formatNumber(share)}%`;
  return (
    <ol className={styles.rules}>
      <li>{texts.lower(percent(rule.governmentPercent), percent(rule.marketPercent))}</li>
      <li>{texts.rounded(formatBaht(rule.rounding, language))}</li>
      <li>{texts.band}</li>
    </ol>
  );
}

/** Where this loan does not fit, those that do are one step away with the same numbers. */
function Fitting({ fields, worked, lending }: Pick<AnswerProps, 'fields' | 'worked' | 'lending'>) {
  const { answer: texts } = useTexts().calculator;
  const products = listFitting(worked, lending);
  if (products.length === 0) return null;
  return (
    <div className={styles.fitting}>
      <p>{texts.fitting}</p>
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <a href={`/Cal?${writeSearch({ ...fields, product: String(id), type: worked.type })}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
