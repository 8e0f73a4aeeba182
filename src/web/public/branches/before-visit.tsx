import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useTexts } from '../texts.ts';
import styles from './before-visit.module.css';

export function BeforeVisit() {
  const { branches: texts } = useTexts();
  return (
    <section className={styles.before} aria-labelledby="before-visit">
      <h2 id="before-visit" className={styles.title}>
        {texts.beforeTitle}
      </h2>
      <ul className={styles.hints}>
        {texts.before.map((hint) => (
          <li key={hint}>
            <Prose>{hint}</Prose>
          </li>
        ))}
      </ul>
      <TextLink variant="onward" href="/Register">
        {texts.beforeAction}
      </TextLink>
    </section>
  );
}
