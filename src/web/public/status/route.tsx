import { useState } from 'react';
import type { ApplicationProgress } from '#contract/apply.ts';
import { isOn } from '#contract/parameters.ts';
import { statusTexts, useStatusTexts } from '../../i18n/status.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { ContactFacts } from '../layout/contact-facts.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHeading } from '../register/page-heading.tsx';
import type { Route } from './+types/route';
import { Progress } from './progress.tsx';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';

export const handle = { interactive: true } satisfies PageHandle;

const LONGEST_REFERENCE = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = statusTexts(language);
  const open = isOn((await services.parameters()).status_page_show);
  const asked = new URL(request.url).searchParams.get('ref') ?? '';
  return { title, description, open, reference: asked.slice(0, LONGEST_REFERENCE) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const texts = useStatusTexts();
  const [progress, setProgress] = useState<ApplicationProgress>();
  if (!loaderData.open)
    return (
      <div className={styles.page}>
        <PageHeading heading={texts.heading} lead={texts.closed} />
        <ContactFacts />
      </div>
    );
  return (
    <div className={styles.page}>
      {progress ? (
        <Progress
          progress={progress}
          onChange={setProgress}
          onLeave={() => setProgress(undefined)}
        />
      ) : (
        <>
          <PageHeading heading={texts.heading} lead={texts.lead} />
          <StatusForm reference={loaderData.reference} onFound={setProgress} />
        </>
      )}
    </div>
  );
}
