import { Anchor, Loader } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { FloatingPanel } from '../floating/floating-panel.tsx';
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
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // A partner learns again what it wrote itself, and nothing else.
  const mayAsk = resource !== 'applicationPartner' || row.channel === 'partner';
  const who = `${row.name} (${row.reference})`;
  const label = opened ? texts.hide(who) : texts.show(who);
  const Icon = opened ? IconEyeOff : IconEye;
  return (
    <span className={styles.contact}>
      <span className={styles.masked}>{row.phone}</span>
      {mayAsk && (
        <button
          ref={button}
          type="button"
          className={styles.eye}
          aria-label={label}
          title={label}
          onClick={() => setOpened(!opened)}
        >
          <Icon size={18} aria-hidden />
        </button>
      )}
      {opened && (
        <FloatingPanel
          button={button}
          edge="end"
          role="dialog"
          aria-label={texts.label(who)}
          className={styles.revealing ?? ''}
          onClose={close}
        >
          <Revealed resource={resource} row={row} onForget={close} />
        </FloatingPanel>
      )}
    </span>
  );
}

function Revealed({ resource: kind, row, onForget }: Props & { onForget: () => void }) {
  const { values, number, error } = useReveal(kind, row, onForget);
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
