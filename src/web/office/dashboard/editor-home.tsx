import { useQuery } from '@tanstack/react-query';
import type { EditorHome as Home } from '#contract/dashboard/dashboard.ts';
import { localize } from '#contract/localize.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import { listAddress, recordAddress } from '#contract/resource/record-address.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { answerTo } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { useKindName } from '../translations/kind-name.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

/** What somebody who writes for the site looks at first. */
export function EditorHome({ home }: { home: Home }) {
  const { editor: texts } = useDashboardTexts();
  return (
    <section aria-labelledby="editor-home" className={styles.drafts}>
      <h2 id="editor-home">
        <Prose>{texts.title}</Prose>
      </h2>
      <div className={styles.cards}>
        <Drafts drafts={home.drafts} />
        <Ending ending={home.ending} />
        <Translations />
        <Missed missed={home.missed} />
        <MostRead read={home.read} />
      </div>
    </section>
  );
}

/** Begun and published by nobody yet, or taken off the site again. */
function Drafts({ drafts }: Pick<Home, 'drafts'>) {
  const { editor: texts } = useDashboardTexts();
  const nameKind = useKindName();
  if (drafts.length === 0) return null;
  return (
    <Card title={texts.drafts} hint={texts.notSeen}>
      <ul className={styles.counted}>
        {drafts.map(({ resource, count }) => (
          <li key={resource}>
            <OfficeLink to={listAddress(resource, 'state=draft')}>{nameKind(resource)}</OfficeLink>{' '}
            <span>
              {formatNumber(Math.min(count, COUNTED))}
              {count > COUNTED && '+'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Ending({ ending }: Pick<Home, 'ending'>) {
  const { editor: texts } = useDashboardTexts();
  const language = useLanguage();
  const nameKind = useKindName();
  return (
    <Card title={texts.ending}>
      {ending.length === 0 && (
        <p>
          <Prose>{texts.nothingEnds}</Prose>
        </p>
      )}
      <ul>
        {ending.map(({ resource, id, name, until }) => (
          <li key={`${resource} ${id}`}>
            <OfficeLink to={recordAddress({ resource, id })}>{localize(name, language)}</OfficeLink>
            <span>
              {nameKind(resource)} · <time dateTime={until}>{formatTime(until, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Counted by the translation desk, for who may open it. */
function Translations() {
  const { editor: texts } = useDashboardTexts();
  const enabled = useCan()('TranslationMaint.view');
  const { data: counts } = useQuery({ ...answerTo('translations/counts', {}), enabled });
  if (!counts) return null;
  const total = counts.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0);
  return (
    <Card title={texts.translations}>
      <p>
        {total === 0 ? (
          texts.translated
        ) : (
          <OfficeLink to="/TranslationMaint">{texts.toTranslate(formatNumber(total))}</OfficeLink>
        )}
      </p>
    </Card>
  );
}

function Missed({ missed }: Pick<Home, 'missed'>) {
  const { editor: texts } = useDashboardTexts();
  const pages: Partial<Record<string, string>> = texts.pages;
  return (
    <Card title={texts.missed} hint={texts.lastDays}>
      {missed.length === 0 && (
        <p>
          <Prose>{texts.nothingMissed}</Prose>
        </p>
      )}
      <ol className={styles.counted}>
        {missed.map(({ place, words, total }) => (
          <li key={`${place} ${words}`}>
            {words} <span className={styles.place}>{pages[place] ?? place}</span>{' '}
            <span>{formatNumber(total)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function MostRead({ read }: Pick<Home, 'read'>) {
  const { editor: texts } = useDashboardTexts();
  const language = useLanguage();
  const pages: Partial<Record<string, string>> = texts.pages;
  return (
    <Card title={texts.read} hint={texts.lastDays}>
      {read.length === 0 && (
        <p>
          <Prose>{texts.nothingRead}</Prose>
        </p>
      )}
      <ol className={styles.counted}>
        {read.map(({ winName, record, total }, index) => (
          // Pages of records that are gone have the same name.
          <li key={record ? `${winName} ${record.id}` : `${winName} ${index}`}>
            {record ? (
              <OfficeLink to={recordAddress(record)}>{localize(record.name, language)}</OfficeLink>
            ) : (
              (pages[winName] ?? winName)
            )}{' '}
            <span>{formatNumber(total)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
