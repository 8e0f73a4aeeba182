import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_TAG, MOST_TAGS } from '#contract/pictures/media-limits.ts';
import { writeTag } from '#contract/pictures/tags.ts';
import { ORDER } from '../resource/form-context.ts';
import { choicesOf } from '../session/answers.ts';

type Props = Pick<TagsInputProps, 'label' | 'description' | 'readOnly' | 'error'> & {
  'data-autofocus'?: boolean;
  value: string[];
  onChange: (tags: string[]) => void;
};

/** Tags that are typed, or chosen from those that there are. */
export function TagsBox({ value, onChange, ...rest }: Props) {
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery(choicesOf('media/tags', { search: search.slice(0, LONGEST_TAG) }));
  const write = (tags: string[]) =>
    onChange([...new Set(tags.map(writeTag))].filter((tag) => tag !== ''));
  return (
    <TagsInput
      {...rest}
      inputWrapperOrder={ORDER}
      variant={rest.readOnly ? 'filled' : 'default'}
      data={data.filter((tag) => !value.includes(tag))}
      value={value}
      onChange={write}
      searchValue={search}
      onSearchChange={setSearch}
      maxTags={MOST_TAGS}
      maxLength={LONGEST_TAG}
      comboboxProps={{ withinPortal: true }}
      clearable={false}
    />
  );
}
