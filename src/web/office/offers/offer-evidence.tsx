import type { CaseOffer } from '#contract/cases/offers.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Facts } from '../application-record/section.tsx';
import styles from './offers.module.css';
import { useOfferTexts } from './texts.ts';

type Evidence = NonNullable<CaseOffer['evidence']>;
type Props = { evidence: Evidence; people: CasePeople };

/** What shows that it was the applicant, and what they read; at the counter or by a code. */
export function OfferEvidence({ evidence, people }: Props) {
  const texts = useOfferTexts();
  const language = useLanguage();
  const atCounter = 'recordedBy' in evidence;
  return (
    <div className={styles.evidence}>
      <h3>{atCounter ? texts.counter.evidence : texts.evidence}</h3>
      <Facts
        facts={[
          [texts.answeredAt, formatTime(evidence.at, language)],
          ...(atCounter ? counterFacts(evidence) : codeFacts(evidence)),
        ]}
      />
      <details>
        <summary>{texts.wording}</summary>
        <blockquote lang={evidence.language} className={styles.wording}>
          {evidence.wording}
        </blockquote>
      </details>
    </div>
  );

  function counterFacts(
    counter: Extract<Evidence, { recordedBy: string }>,
  ): Array<[string, string]> {
    const words = texts.counter;
    const { who, identified, note, file, recordedBy } = counter;
    return [
      [words.who, who],
      [words.identified, [words.identities[identified], note].filter(Boolean).join(' · ')],
      [words.recordedBy, nameIn(people, recordedBy)],
      ...(file ? [[words.file, file.name] as [string, string]] : []),
    ];
  }

  function codeFacts(code: Exclude<Evidence, { recordedBy: string }>): Array<[string, string]> {
    return [
      [texts.sentTo, `${texts.ways[code.way]} ${code.sentTo}`],
      [texts.address, code.address],
      [texts.userAgent, code.userAgent],
      [texts.codeId, code.codeId],
    ];
  }
}
