import { Button, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSend } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_STATES, type OutgoingMail } from '#contract/mail/mail.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { explainFailure } from '../resource/explain.ts';
import { ListFoot } from '../resource/list-foot.tsx';
import { ListNotice } from '../resource/list-notice.tsx';
import { SearchBox } from '../resource/search-box.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

const RESENT: readonly string[] = ['failed', 'unsure', 'given_up', 'passed_on', 'sent', 'written'];
const RENEW_MS = 5_000;

/** Every mail and LINE message that was asked for, newest first, and what became of it. */
export function Outbox() {
  const { outbox: texts } = useMailTexts();
  const control = useListState();
  const { search, after, before, filters } = control.state;
  const state = MAIL_STATES.find((known) => known === filters.state);
  const query = useQuery({
    queryKey: ['mail', 'outbox', search, state, after, before],
    queryFn: async () =>
      (
        await callAsUser('mail/outbox', {
          search,
          ...(state && { state }),
          ...(before ? { before } : after && { after }),
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
  });
  const rows = query.data?.rows ?? [];
  return (
    <section className={styles.list} aria-busy={query.isPending}>
      <div className={styles.tools}>
        <SearchBox
          value={search}
          hint={texts.searchHint}
          onChange={(q) => control.change({ q }, true)}
        />
        <ChoiceFilter
          control={control}
          name="state"
          label={texts.state}
          all={texts.allStates}
          choices={MAIL_STATES.map((value) => ({ value, label: texts.states[value] }))}
        />
      </div>
      {query.isLoadingError || rows.length === 0 ? (
        <ListNotice query={query} control={control} empty={texts.empty} />
      ) : (
        <div className={styles.scroll}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.letter}</Table.Th>
                <Table.Th>{texts.state}</Table.Th>
                <Table.Th className={styles.wide}>{texts.time}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
      <Text size="sm" c="dimmed">
        <Prose>{texts.kept}</Prose>
      </Text>
    </section>
  );
}

function MailRow({ mail }: { mail: OutgoingMail }) {
  const { outbox: texts } = useMailTexts();
  const language = useLanguage();
  const can = useCan();
  const resend = useResend();
  const title = mail.title[language === 'th' ? 'th' : 'en'];
  const recipient = mail.channel === 'line' ? 'LINE' : mail.recipient;
  const time = formatTime(mail.sentAt ?? mail.createdAt, language);
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.letter}>
          <Prose>{title}</Prose>
        </span>
        <span className={styles.small}>{recipient}</span>
        <span className={`${styles.small} ${styles.narrow}`}>{time}</span>
      </Table.Td>
      <Table.Td>
        <span className={styles.state} data-state={mail.state}>
          <Prose>{texts.states[mail.state]}</Prose>
        </span>
        {mail.tries > 1 && (
          <span className={styles.small}>{texts.tries(formatNumber(mail.tries))}</span>
        )}
        {mail.nextTryAt && (
          <span className={styles.small}>{texts.next(formatTime(mail.nextTryAt, language))}</span>
        )}
        {/* The name of a file is for who looks after the server, where there is room. */}
        {mail.answer && (
          <span
            className={mail.state === 'written' ? `${styles.small} ${styles.wide}` : styles.small}
          >
            {mail.answer}
          </span>
        )}
      </Table.Td>
      <Table.Td className={styles.wide}>{time}</Table.Td>
      <Table.Td>
        {can('SmtpMaint.edit') && RESENT.includes(mail.state) && (
          <Button
            variant="default"
            size="compact-md"
            className={styles.resend}
            loading={resend.isPending}
            aria-label={texts.resendOf(title, recipient)}
            onClick={() => resend.mutate(mail.id)}
          >
            <IconSend className={styles.narrow} size={18} aria-hidden />
            <span className={styles.wide}>{texts.resend}</span>
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function useResend() {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
  const texts = mail.outbox;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callAsUser('mail/resend', { id }),
    onSuccess: () => notifications.show({ message: texts.resent }),
    onError: (error) => {
      const conflict = error instanceof CallError && error.reason === 'conflict';
      const message = conflict ? texts.conflict : explainFailure(resource, error);
      notifications.show({ color: 'red', message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['mail', 'outbox'] }),
  });
}
