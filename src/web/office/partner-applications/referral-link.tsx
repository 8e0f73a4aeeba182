import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { Prose } from '../../ui/prose.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';

/** The branch’s own link to the form, to send or to hang up. */
export function ReferralLink({ onClose }: { onClose: () => void }) {
  const texts = useOfficeTexts().applications.partner;
  const query = useQuery({
    queryKey: ['applicationPartner', 'code'],
    queryFn: async () => {
      const [own, account] = await Promise.all([
        callAsUser('applicationPartner/network', {}),
        callAsUser('account/read', {}),
      ]);
      const { network } = own.data;
      const { facility_code: facility } = account.data;
      return network && facility ? `${network}-${facility}` : null;
    },
  });
  return (
    <Dialog onClose={onClose} title={texts.linkTitle}>
      {query.isPending && <Loading lines={3} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data === null && <Notice color="yellow">{texts.noCode}</Notice>}
      {query.data && <Link code={query.data} />}
    </Dialog>
  );
}

function Link({ code }: { code: string }) {
  const texts = useOfficeTexts().applications.partner;
  const picture = useRef<HTMLDivElement>(null);
  const link = `${window.location.origin}/Register?ref=${encodeURIComponent(code)}`;
  const save = () => {
    const drawn = picture.current?.querySelector('svg');
    if (!drawn) return;
    const copy = drawn.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    saveFile(`${code}.svg`, new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  };
  return (
    <Stack gap="md">
      <p>
        <Prose>{texts.linkBody}</Prose>
      </p>
      <Group justify="center" ref={picture}>
        <QrCode text={link} label={texts.qr(link)} />
      </Group>
      <TextInput readOnly aria-label={texts.linkTitle} value={link} />
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={save}
        >
          {texts.savePicture}
        </Button>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
}
