import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useOfficeTexts } from '../../i18n/office.ts';
import { TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { textsOf } from './texts-in.ts';
import type { TranslatedRecord } from './translation-form.tsx';
import styles from './translations.module.css';
import type { Item } from './use-desk.ts';

type Props = { field: string; rich: boolean; item: Item; record: TranslatedRecord };

/** One field: what it says, and what it shall say. */
export function FieldPair({ field, rich, item, record }: Props) {
  const { translations: texts, resource } = useOfficeTexts();
  const source = textsOf(record, field);
  if (!source.th) return null;
  const name = texts.fields[field] ?? field;
  const label = `${name} (${resource.languages[item.language]})`;
  const shown = (['th', 'en'] as const).filter((language) => language !== item.language);
  return (
    <div className={styles.pair}>
      <dl className={styles.source}>
        {shown.map((language) => (
          <div key={language}>
            <dt>
              {name} ({resource.languages[language]})
            </dt>
            <dd lang={language}>{plain(source[language], rich) || texts.noEnglish}</dd>
          </div>
        ))}
      </dl>
      {rich ? (
        <Anchor component={Link} to={`${record.screen}?id=${item.id}`}>
          {texts.openOwn}
        </Anchor>
      ) : field === 'name' ? (
        <TextField name={field} label={label} />
      ) : (
        <AreaField name={field} label={label} rows={2} />
      )}
    </div>
  );
}

function plain(text = '', rich: boolean): string {
  return rich ? text.replace(/<\/(p|li|h2|h3|tr)>/g, '\n').replace(/<[^>]*>/g, '') : text;
}
