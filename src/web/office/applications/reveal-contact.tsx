import { ActionIcon, Anchor, Loader, Popover } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFailure } from '../resource/explain.ts';
import type { RowOf } from '../resource/resource.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { SHOWN_SECONDS, useReveal } from './use-reveal.ts';

type Props = { resource: CaseResource; row: RowOf<'applicationPartner'> };

/** The masked number; whole on demand, with the official number of who applied. */
export function RevealContact({ resource, row }: Props) {
  const texts = useOfficeTexts().applications.reveal;
  const reveal = useReveal(resource, row);
  const { opened, ask, forget } = reveal;
  // A partner learns again what it wrote itself, and nothing else.
  const mayAsk = resource !== 'applicationPartner' || row.channel === 'partner';
  const who = `${row.name} (${row.reference})`;
  const label = opened ? texts.hide(who) : texts.show(who);
  const Icon = opened ? IconEyeOff : IconEye;
  return (
    <span className={styles.contact}>
      <span className={styles.masked}>{row.phone}</span>
      {mayAsk && (
        <Popover
          opened={opened}
          onChange={(open) => !open && forget()}
          position="bottom-end"
          trapFocus
          returnFocus
          withArrow
        >
          <Popover.Target>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label={label}
              title={label}
              onClick={opened ? forget : ask}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={texts.label(who)}>
            <Revealed {...reveal} />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  );
}

function Revealed({ values, number, error }: ReturnType<typeof useReveal>) {
  const { applications, resource } = useOfficeTexts();
  const texts = applications.reveal;
  if (error) return <Notice color="red">{explainFailure(resource, error)}</Notice>;
  if (!values) return <Loader size="sm" aria-label={resource.loading} />;
  const { phone, identity } = values;
  const format = number === 'companyId' ? formatCompanyId : formatIdCard;
  return (
    <div role="status">
      <dl className={styles.revealed}>
        <dt>{applications.phone}</dt>
        <dd>
          {phone ? <Anchor href={`tel:${phone}`}>{formatThaiPhone(phone)}</Anchor> : texts.none}
        </dd>
        {identity !== null && (
          <>
            <dt>{applications.identity[number]}</dt>
            <dd>{identity ? format(identity) : texts.none}</dd>
          </>
        )}
      </dl>
      <p className={styles.under}>
        <Prose>{texts.recorded(formatNumber(SHOWN_SECONDS))}</Prose>
      </p>
    </div>
  );
}
