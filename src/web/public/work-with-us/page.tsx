import { Alert } from '../../ui/alert.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { BroughtBack, Elsewhere } from './kept.tsx';
import { Postings } from './postings.tsx';
import { SentPage } from './sent-page.tsx';
import { useWorkTexts } from './texts.ts';
import { useWorkForm } from './use-work-form.ts';
import styles from './work.module.css';
import { WorkForm } from './work-form.tsx';

type Props = Pick<Route.ComponentProps, 'loaderData'>;

export function WorkPage({ loaderData }: Props) {
  const { postings, closed } = loaderData;
  const texts = useWorkTexts();
  const { navigation } = useTexts();
  const form = useWorkForm(loaderData);
  return (
    <>
      <PageHead
        seed={47}
        crumbs={[{ name: navigation.work, href: '/workWithUs' }]}
        heading={form.sent ? texts.sent.heading : texts.heading}
        lead={form.sent ? undefined : texts.lead}
        arrived={form.sent !== undefined}
      />
      <div className={styles.page}>
        {form.sent ? (
          <SentPage {...form.sent} />
        ) : (
          <>
            {form.draft.savedAt && <BroughtBack form={form} savedAt={form.draft.savedAt} />}
            {closed && (
              <Alert kind="warning" title={texts.closedTitle}>
                <p>{texts.closed}</p>
              </Alert>
            )}
            <Postings
              postings={postings}
              opened={loaderData.posting}
              onChoose={(posting) => {
                form.set('posting', posting);
                document.querySelector<HTMLElement>('[name="posting"]')?.focus();
              }}
            />
            {form.draft.elsewhere ? (
              <Elsewhere onTakeOver={form.draft.takeOver} />
            ) : (
              <WorkForm form={form} postings={postings} />
            )}
          </>
        )}
      </div>
    </>
  );
}
