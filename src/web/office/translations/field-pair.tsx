import { Prose } from '../../ui/prose.tsx';
import { useAllTexts } from '../all-texts.ts';
import { fieldLabel } from '../resource/field-words.ts';
import { TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { LanguageEditor } from '../rich-text/language-editor.tsx';
import { textsOf } from './texts-in.ts';
import styles from './translations.module.css';
import type { Item, TranslatedRecord } from './use-desk.ts';

type Props = { field: string; rich: boolean; item: Item; record: TranslatedRecord };

/** One field: what it says, and what it shall say. */
export function FieldPair({ field, rich, item, record }: Props) {
  const office = useAllTexts();
  const { translations: texts, resource } = office;
  const source = textsOf(record, field);
  if (!source.th) return null;
  const name = fieldLabel(office, item.resource, field);
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
            <dd lang={language}>
              <Prose>{plain(source[language], rich) || texts.noEnglish}</Prose>
            </dd>
          </div>
        ))}
      </dl>
      {rich ? (
        <LanguageEditor name={field} label={label} language={item.language} required={false} />
      ) : field === 'name' ? (
        <TextField name={field} label={label} />
      ) : (
        <AreaField name={field} label={label} rows={2} />
      )}
    </div>
  );
}

/** Of rich text, its words line by line. */
function plain(text = '', rich: boolean): string {
  if (!rich) return text;
  const lines = text.replace(/<\/(p|li|h2|h3|tr)>/g, '$&\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}
