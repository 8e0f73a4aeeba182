import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { newPublishing } from '../content/new-record.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useOfficeTexts } from '../texts.ts';
import { categoriesQuery } from './category-query.ts';

const newArticle = (): ValuesOf<'article'> => ({
  name: {},
  categoryId: 0,
  summary: {},
  detail: {},
  pictureId: null,
  ...newPublishing(),
});

export function ArticleForm(record: RecordProps) {
  const texts = useOfficeTexts().content.articles;
  const [initial] = useState(newArticle);
  return (
    <ResourceForm
      name="article"
      {...record}
      initial={initial}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href={`/Article?id=${row.id}`} />}
    >
      {() => <ArticleFields />}
    </ResourceForm>
  );
}

function ArticleFields() {
  const texts = useOfficeTexts().content.articles;
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <>
      <LocalizedText name="name" label={texts.name} required />
      <ChoiceField
        name="categoryId"
        label={texts.category}
        description={texts.categoryHint}
        required
        choices={categories.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
      />
      <LocalizedArea
        name="summary"
        label={texts.summary}
        description={texts.summaryHint}
        maxLength={500}
        rows={2}
      />
      <RichTextField name="detail" label={texts.detail} required />
      <PublishFields
        picture={
          <PictureField name="pictureId" label={texts.picture} description={texts.pictureHint} />
        }
      />
    </>
  );
}
