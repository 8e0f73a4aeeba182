import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './mail.module.css';
import { ServerForm } from './server-form.tsx';
import { readServer, SERVER_KEY, type ServerState } from './server-query.ts';
import { useMailTexts } from './texts.ts';

/** The mail server that staff set, or the operator's. */
export function ServerSettings() {
  const { resource } = useOfficeTexts();
  const can = useCan();
  const query = useQuery({
    queryKey: SERVER_KEY,
    queryFn: readServer,
    refetchOnWindowFocus: false,
  });
  if (query.isLoadingError) return <Problem of={query} />;
  if (!query.data) return <Loading />;
  return (
    <div className={styles.list}>
      <ServerNotice state={query.data} />
      {!can('SmtpMaint.edit') && <Notice color="gray">{resource.notPermitted}</Notice>}
      <ServerForm state={query.data} mayEdit={can('SmtpMaint.edit')} />
    </div>
  );
}

function ServerNotice({ state }: { state: ServerState }) {
  const { server: texts } = useMailTexts();
  const language = useLanguage();
  const { server, operator, updatedAt, updatedBy } = state;
  if (server && updatedAt)
    return (
      <Notice color="blue">{texts.own(updatedBy ?? '', formatTime(updatedAt, language))}</Notice>
    );
  if (operator.host)
    return <Notice color="blue">{texts.operator(operator.host, operator.sender)}</Notice>;
  return <Notice color="yellow">{texts.none}</Notice>;
}
