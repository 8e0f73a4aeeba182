import askConsentUrl from '../../ask-consent.ts?worker&url';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import { CookieForm } from './cookie-form.tsx';
import styles from './cookie-notice.module.css';

/** The first paint waits for it, and only what stands in the head can have it wait. */
export function AskConsent() {
  return <script type="module" async blocking="render" src={askConsentUrl} />;
}

/**
 * In every page, not displayed: a cached page cannot know who reads it. A script shows it until it
 * is answered; without scripts nothing optional runs, so there is nothing to ask.
 */
export function CookieNotice() {
  const { cookies } = useTexts();
  return (
    <>
      <section
        id="cookie-notice"
        className={styles.notice}
        aria-labelledby="cookie-notice-title"
        tabIndex={-1}
        data-print="hide"
      >
        <div className={styles.inner}>
          <div className={styles.words}>
            <p id="cookie-notice-title" className={styles.title}>
              <Phrases text={cookies.title} />
            </p>
            <p>
              {cookies.detail} <a href="/cookie-policy">{cookies.policy}</a>
            </p>
            <p data-chosen="necessary" className={styles.chosen} hidden suppressHydrationWarning>
              {cookies.chosenNecessary}
            </p>
            <p data-chosen="statistics" className={styles.chosen} hidden suppressHydrationWarning>
              {cookies.chosenStatistics}
            </p>
          </div>
          <CookieForm />
          <div className={styles.close}>
            <IconButton label={cookies.close} data-close>
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
      </section>
      <p
        id="cookie-kept"
        className="visually-hidden"
        role="status"
        data-text={cookies.kept}
        suppressHydrationWarning
      >
        {/* A text of its own: what the script has said here by then is left alone. */}
        {''}
      </p>
    </>
  );
}
