import { Button, FileButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Account } from '#contract/sign-in/account.ts';
import { Prose } from '../../ui/prose.tsx';
import { UserPicture } from '../picture/user-picture.tsx';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { useAccountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

export function PictureCard({ account }: { account: Account }) {
  const { picture: texts, saved } = useAccountTexts();
  const renew = useRenewAccount();
  const { busy, problem, run } = useTask();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState(false);
  const has = account.picture_base64 !== 'null';

  async function choose(file: File | null) {
    if (!file) return;
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    setUnreadable(bitmap === undefined);
    setChosen(bitmap);
  }

  const save = (base64: string) =>
    run(async () => {
      await callAsUser('account/savePicture', { picture_base64: base64 });
      await renew();
      setChosen(undefined);
      notifications.show({ message: saved });
    });

  return (
    <Card title={texts.title} problem={unreadable ? texts.unreadable : problem}>
      {chosen ? (
        <PictureCrop
          picture={chosen}
          busy={busy}
          onUse={(base64) => void save(base64)}
          onCancel={() => setChosen(undefined)}
        />
      ) : (
        <div className={styles.picture}>
          <UserPicture
            firstName={account.first_name}
            lastName={account.last_name}
            base64={account.picture_base64}
            size={96}
          />
          <div className={styles.form}>
            <div className={styles.actions}>
              <FileButton
                accept="image/jpeg,image/png,image/webp"
                onChange={(file) => void choose(file)}
              >
                {(props) => (
                  <Button variant="default" {...props}>
                    {has ? texts.change : texts.choose}
                  </Button>
                )}
              </FileButton>
              {has && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={busy}
                  onClick={() => void save('null')}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
            <p className={styles.muted}>
              <Prose>{texts.hint}</Prose>
            </p>
          </div>
        </div>
      )}
    </Card>
  );
}
