import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import { ApplyFrame } from './apply-frame.tsx';
import styles from './closed-page.module.css';

export function ClosedPage() {
  const { apply } = useTexts();
  return (
    <ApplyFrame>
      <QuietHead heading={apply.closedHeading} lead={apply.closedDetail} />
      <ContactFacts />
      <CadastralSheet
        className={styles.sheet}
        seed={17}
        width={880}
        height={260}
        columns={9}
        rows={4}
        mark={[0.5, 0.35]}
      />
    </ApplyFrame>
  );
}
