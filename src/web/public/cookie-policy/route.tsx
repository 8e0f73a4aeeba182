import { Phrases } from '../brand/phrases.tsx';
import { CookieForm } from '../cookie-notice/cookie-form.tsx';
import { loadTextPage } from '../text-page/load-text-page.ts';
import styles from '../text-page/text-page.module.css';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { keepConsent } from './keep-consent.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(context, 'cookie-policy');

/** Takes the answer of browsers that cannot keep it by themselves. */
export const action = ({ request }: Route.ActionArgs) => keepConsent(request);

export const meta = textPageMeta;

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  const { cookies } = useTexts();
  return (
    <TextPage text={loaderData} seed={41} versioned>
      <section id="choices" className={styles.choices} aria-labelledby="choices-title">
        <h2 id="choices-title">
          <Phrases text={cookies.formTitle} />
        </h2>
        <p>{cookies.formDetail}</p>
        <CookieForm />
      </section>
    </TextPage>
  );
}
