import { Phrases } from '../brand/phrases.tsx';
import { HowLong } from '../how-long/how-long.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { useTexts } from '../texts.ts';
import type { ApplyData } from './apply-data.ts';
import { Checklist } from './checklist.tsx';
import { papersFor } from './papers.ts';

/** Where no script runs: whom to call, and what to have at hand. */
export function PlainPage({ data }: { data: ApplyData }) {
  const { apply, 'register-plain': plain } = useTexts();
  const papers = papersFor(data.uploadTypes, Number(data.brought.productId) || undefined, apply);
  return (
    <>
      <h2>
        <Phrases text={plain.title} />
      </h2>
      <p>{plain.detail}</p>
      <ContactFacts />
      <Checklist title={apply.person} items={papers.person} />
      <Checklist title={apply.company} items={papers.company} />
      <HowLong howLong={data.howLong} />
    </>
  );
}
