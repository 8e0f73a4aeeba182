import { hasContent } from '#contract/rich-text/content.ts';
import { LocalizedFields } from '../resource/localized-fields.tsx';
import { LanguageEditor } from './language-editor.tsx';
import roomStyles from './writing-room.module.css';
import { WritingRoom } from './writing-room.tsx';

type Props = { name: string; label: string; required?: boolean };

const isEmpty = (value: unknown) => typeof value !== 'string' || !hasContent(value);

/** Rich text in all six languages: the two of the picker side by side, the others in tabs below. */
export function RichTextField({ name, label, required = false }: Props) {
  return (
    <LocalizedFields
      name={name}
      label={label}
      required={required}
      grid={{ type: 'container', cols: { base: 1, '56rem': 2 }, className: roomStyles.pair ?? '' }}
      around={(pair) => <WritingRoom label={label}>{pair}</WritingRoom>}
      isEmpty={isEmpty}
      heavy
    >
      {(field) => <LanguageEditor key={field.name} {...field} />}
    </LocalizedFields>
  );
}
