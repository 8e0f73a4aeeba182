import { ToastProvider } from '../../ui/toast.tsx';
import { ActionSamples } from './action-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import styles from './route.module.css';

export const handle = { interactive: true };

export const meta = () => [
  { title: 'Components · Chanote' },
  { name: 'robots', content: 'noindex' },
];

/** For the people who build the site; its texts are samples, so no dictionary holds them. */
export default function Components() {
  return (
    <ToastProvider label="การแจ้งเตือน / Notifications" closeText="ปิด / Close">
      <main className={styles.page}>
        <header>
          <h1>ชิ้นส่วนของหน้าเว็บ</h1>
          <p className={styles.lead}>
            Every base component in every state: hover and tab through it, turn scripts off, print
            it, narrow it to 320 pixels.
          </p>
        </header>
        <ActionSamples />
        <FormSamples />
        <FeedbackSamples />
        <ContentSamples />
      </main>
    </ToastProvider>
  );
}
