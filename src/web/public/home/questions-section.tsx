import { JsonLd } from '../../ui/json-ld.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { useTexts } from '../texts.ts';
import { Disclosures } from './disclosures.tsx';
import type { Question } from './load-home.ts';
import { plainText } from './questions-section.plain-text.ts';
import { Section } from './section.tsx';

export function QuestionsSection({ questions }: { questions: readonly Question[] }) {
  const { questions: texts } = useTexts().home;
  return (
    <Section id="faq" title={texts.title} detail={texts.detail} beside="third">
      {questions.length === 0 ? (
        <EmptyState title={texts.emptyTitle} seed={25} />
      ) : (
        <>
          <Disclosures items={questions} place="question" more={texts.more} />
          <QuestionsData questions={questions} />
        </>
      )}
    </Section>
  );
}

function QuestionsData({ questions }: { questions: readonly Question[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ name, detail }) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: plainText(detail) },
        })),
      }}
    />
  );
}
