import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { StaffResource } from '#contract/cases/case-shapes.ts';
import { saveFile } from '../../api/save-file.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { downloadAsUser } from '../session/session.ts';
import { useCaseTexts } from './texts.ts';
import { useNotifyFailure } from './use-case.ts';

type Props = { resource: StaffResource; id: number; reference: string };

/** The application on paper, for the credit file. */
export function PrintButton({ resource, id, reference }: Props) {
  const texts = useCaseTexts();
  const language = useLanguage() === 'th' ? 'th' : 'en';
  const notifyFailure = useNotifyFailure();
  const print = useMutation({
    mutationFn: () => downloadAsUser('application/pdf', { resource, id, language }),
    onSuccess: (file) => saveFile(`${reference}-${language}.pdf`, file),
    onError: notifyFailure,
  });
  return (
    <ActionIcon
      size="lg"
      variant="subtle"
      aria-label={texts.print}
      title={texts.print}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      <IconPrinter size={20} />
    </ActionIcon>
  );
}
