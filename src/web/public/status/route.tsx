import { useState } from 'react';
import type { ApplicationProgress } from '#contract/apply.ts';
import { statusTexts, useStatusTexts } from '../../i18n/status.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHeading } from '../register/page-heading.tsx';
import type { Route } from './+types/route';
import { Progress } from './progress.tsx';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';

export const handle = { interactive: true } satisfies PageHandle;

const LONGEST_REFERENCE = 30;

export function loader({ request, context }: Route.LoaderArgs) {
  const { title, description } = statusTexts(context.get(pageContext).language);
  const asked = new URL(request.url).searchParams.get('ref') ?? '';
  return { title, description, reference: asked.slice(0, LONGEST_REFERENCE) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const texts = useStatusTexts();
  const [progress, setProgress] = useState<ApplicationProgress>();
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
