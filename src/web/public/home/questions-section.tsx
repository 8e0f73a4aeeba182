import { useTexts } from '../../i18n/texts.ts';
import { Disclosures } from './disclosures.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Question } from './load-home.ts';
import { Section } from './section.tsx';

export function QuestionsSection({ questions }: { questions: readonly Question[] }) {
  const { questions: texts } = useTexts().home;
  return (
    <Section id="faq" title={texts.title} detail={texts.detail} beside="third">
      {questions.length === 0 ? (
        <EmptyState title={texts.emptyTitle} seed={25} />
      ) : (
        <Disclosures items={questions} />
      )}
    </Section>
  );
}
