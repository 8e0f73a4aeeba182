import { TextLink } from '../../ui/text-link.tsx';
import { useTexts } from '../texts.ts';
import styles from './see-all.module.css';

/** At the end of a heading's line, wherever a page shows some of many. */
export function SeeAll({ href, of }: { href: string; of: string }) {
  const { layout } = useTexts();
  return (
    <span className={styles.all}>
      <TextLink href={href} variant="onward">
        {layout.seeAll}
        <span className="visually-hidden">: {of}</span>
      </TextLink>
    </span>
  );
}
