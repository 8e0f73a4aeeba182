import { statusPath } from '#contract/apply/paths.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DeleteKept } from '../drafts/delete-kept.tsx';
import { useRegisterTexts } from './texts.ts';
import type { Application, Notice } from './use-application.ts';

/** What this device remembers, told where the reader comes in. */
export function Notices({ app }: { app: Application }) {
  const { lastSent: texts } = useRegisterTexts().drafts;
  const { notice, lastSent } = app;
  if (notice) return <Remembered notice={notice} onDelete={app.restart} />;
  // Of another application: above the questions of this one it would be taken for its own.
  if (!lastSent || app.step !== 'start') return null;
  return (
    <Alert kind="success" role="status" title={texts.title}>
      <p>
        {texts.detail(lastSent.reference)}{' '}
        <TextLink href={statusPath(lastSent.reference)}>{texts.status}</TextLink>
      </p>
    </Alert>
  );
}

function Remembered({ notice, onDelete }: { notice: Notice; onDelete: () => void }) {
  const { kept } = useRegisterTexts().drafts;
  const language = useLanguage();
  switch (notice.kind) {
    case 'here':
    case 'mailed':
      return (
        <Alert kind="info" role="status" title={kept.title}>
          <p>{kept[notice.kind](notice.savedAt ? formatDate(notice.savedAt, language) : '')}</p>
          <DeleteKept texts={kept} onDelete={onDelete} />
        </Alert>
      );
    case 'ended':
    case 'unreachable':
      return (
        <Alert kind="warning" role="status" title={kept.expiredTitle}>
          <p>{kept[notice.kind]}</p>
        </Alert>
      );
  }
}
