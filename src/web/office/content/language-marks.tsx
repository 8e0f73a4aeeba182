import { completenessOf } from '../resource/completeness.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './language-marks.module.css';

const SHOWN = ['th', 'en'] as const;

/** Thai and English as small marks: whole, in part, or not there. Read out in words. */
export function LanguageMarks({ row }: { row: object }) {
  const texts = useOfficeTexts().lists.completeness;
  return (
    <span className={styles.marks}>
      {SHOWN.map((language) => {
        const state = completenessOf(row, language);
        if (!state) return null;
        const words = texts[language][state];
        return (
          <span key={language} className={styles.mark} data-state={state} title={words}>
            <span aria-hidden="true">{texts[language].short}</span>
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
