import { formatNumber } from '../../i18n/format.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useTexts } from '../texts.ts';
import styles from './work-section.module.css';

/** One line: what the positions ask for stands on their own page. */
export function WorkSection({ open }: { open: number }) {
  const { work } = useTexts().home;
  return (
    <section id="work" className={styles.work} aria-labelledby="work-title">
      <h2 id="work-title">{work.title}</h2>
      <TextLink href="/workWithUs" variant="onward">
        {open > 0 ? work.open(formatNumber(open)) : work.applyGeneral}
      </TextLink>
    </section>
  );
}
