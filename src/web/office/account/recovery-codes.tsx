import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { copyText } from '../../ui/copy-text.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './account.module.css';
import codeStyles from './recovery-codes.module.css';
import { useAccountTexts } from './texts.ts';

/** Shown this once, with every way to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { codes: texts } = useAccountTexts();
  const text = codes.join('\n');

  async function copy() {
    const copied = await copyText(text);
    notifications.show({ message: copied ? texts.copied : texts.copyByHand });
  }

  function download() {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = texts.fileName;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className={styles.form} data-print="codes">
      <h3>
        <Prose>{texts.title}</Prose>
      </h3>
      <p>
        <Prose>{texts.text}</Prose>
      </p>
      <ul className={codeStyles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions} data-print="hide">
        <Button variant="default" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="default" onClick={download}>
          {texts.download}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}
