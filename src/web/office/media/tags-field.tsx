import { useField } from '../resource/form-context.ts';
import { steady } from '../resource/steady.ts';
import { TagsBox } from './tags-box.tsx';
import { useMediaTexts } from './texts.ts';

const Box = steady(TagsBox, 'value');

/** The tags of a picture. */
export function TagsField() {
  const texts = useMediaTexts();
  const show = (value: unknown) =>
    Array.isArray(value) && value.length > 0 ? value.join(', ') : texts.noTags;
  const { value, error, readOnly, onChange } = useField('tags', texts.tags, { show });
  return (
    <Box
      label={texts.tags}
      description={texts.tagsHint}
      value={Array.isArray(value) ? value : []}
      error={error as string | undefined}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}
