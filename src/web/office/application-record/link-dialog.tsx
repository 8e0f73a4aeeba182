import { Button, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { copyText } from '../../ui/copy-text.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useCaseTexts } from './texts.ts';
import { READ_ONCE } from './use-case.ts';

type Props = { id: number; requestId: number; onClose: () => void };

/** What an applicant without a letter is given: pasted into a chat, or scanned from the screen. */
export function LinkDialog({ id, requestId, onClose }: Props) {
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  const link = useQuery({
    ...READ_ONCE,
    queryKey: ['requestLink', requestId],
    queryFn: async () => (await callAsUser('application/requestLink', { id, requestId })).data,
  });
  const address = `${location.origin}${link.data?.path}`;

  async function copy() {
    const copied = await copyText(address);
    notifications.show({ message: copied ? texts.linkCopied : texts.copyByHand });
  }

  return (
    <Dialog onClose={onClose} title={texts.linkTitle}>
      {link.isPending && <Loading />}
      {link.isError && <Problem of={link} />}
      {link.data && (
        <Stack align="center">
          <QrCode text={address} label={texts.linkCode} />
          <TextInput
            w="100%"
            label={texts.linkAddress}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Text size="sm">{texts.linkHint(formatDate(link.data.expiresAt, language))}</Text>
          <Button autoFocus onClick={() => void copy()}>
            {texts.copyLink}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
