import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { Alert } from '../../ui/alert.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { withPictures } from '../reading/with-pictures.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { linesOf } from './posting-lines.ts';
import { Postings } from './postings.tsx';
import { SentPage } from './sent-page.tsx';
import { useWorkTexts } from './texts.ts';
import { useWorkForm } from './use-work-form.ts';
import styles from './work.module.css';
import { WorkForm } from './work-form.tsx';

export const handle = {
  interactive: true,
  areas: ['work-with-us'],
  winName: 'workWithUs',
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [open, policy] = await Promise.all([
    services.pages.jobPostings(language),
    services.pages.text('cookie-policy-private', language),
  ]);
  const postings = (await withPictures(services, language, open)).map(
    ({ id, name, detail, picture }) => ({ id, name, picture, lines: linesOf(detail) }),
  );
  const asked = new URL(request.url).searchParams.get('posting') ?? '';
  const posting = postings.find(({ id }) => String(id) === asked);
  const { title, description } = DICTIONARIES[language]['work-with-us'];
  return {
    title,
    description,
    postings,
    posting: posting ? asked : '',
    closed: asked !== '' && !posting,
    policyVersion: policy?.version ?? 0,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function WorkWithUs({ loaderData }: Route.ComponentProps) {
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
            <WorkForm form={form} postings={postings} />
          </>
        )}
      </div>
    </>
  );
}
