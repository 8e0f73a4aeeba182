import { memo } from 'react';
import { callAsUser } from '../session/session.ts';
import { knownProfile } from '../shell/known-profile.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import type { Route } from './+types/route';
import { ApplicationFigures } from './application-figures.tsx';
import styles from './dashboard.module.css';
import { EditorHome } from './editor-home.tsx';
import { PublishRequests } from './publish-requests.tsx';
import { readRange } from './range.ts';
import { RangePicker } from './range-picker.tsx';
import { useDashboardTexts } from './texts.ts';
import { Today } from './today.tsx';
import { Visits } from './visits.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const range = readRange(new URL(request.url).searchParams);
  const { permissions, second_factor_needed } = await knownProfile();
  // Everybody starts here; who has no dashboard is led on, and nothing is asked that would be refused.
  if (second_factor_needed || !permissions.includes('DashboardMt.view')) return undefined;
  const [figures, today, editor] = await Promise.all([
    callAsUser('dashboard/figures', range),
    callAsUser('dashboard/today', {}),
    callAsUser('dashboard/editor', {}),
  ]);
  return { range, figures: figures.data, today: today.data, editor: editor.data };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return loaderData && <Figures {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>;

/** Not drawn anew while the router is on its way to another screen. */
const Figures = memo(function Figures({ range, figures, today, editor }: Loaded) {
  const dashboard = useDashboardTexts();
  return (
    <>
      <ScreenTitle>{dashboard.title}</ScreenTitle>
      <Today today={today} />
      <PublishRequests />
      <WaitingDrafts />
      {editor && <EditorHome home={editor} />}
      <RangePicker key={`${range.from} ${range.until}`} range={range} />
      <div className={styles.cards}>
        {figures.applications && (
          <ApplicationFigures figures={figures.applications} range={range} />
        )}
        <Visits visits={figures.visits} menuVisits={figures.menuVisits} range={range} />
      </div>
    </>
  );
});
