import { SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Notice } from '../states/notice.tsx';
import { judge } from './amount-check.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

type Props = {
  record: CaseDetails;
  /** What is typed in its place. */
  amount: number | string | null;
};

/** To who shall approve: what speaks against the amount, and why it was proposed all the same. */
export function ProposalNotice({ record, amount }: Props) {
  const texts = useCaseTexts().amounts;
  const language = useLanguage();
  const { proposal } = record;
  const words = SHEET_WORDS[language === 'th' ? 'th' : 'en'];
  const { sheet, refused, warned } = judge(record, amount, false);
  const doubts = [...refused, ...warned];
  if (!proposal || doubts.length === 0) return null;
  const by = proposal.by ? nameIn(record.people, proposal.by) : '';
  return (
    <Notice color="red" title={texts.doubtful}>
      <ul className={styles.doubts}>
        {doubts.map((finding) => (
          <li key={finding}>{words.finding(finding, sheet)}</li>
        ))}
      </ul>
      {proposal.reason && (
        <p className={styles.remark}>
          {texts.reasonOf(by, formatTime(proposal.at, language))}: {proposal.reason}
        </p>
      )}
    </Notice>
  );
}
