import { Select, type SelectProps } from '@mantine/core';
import { useOfficeTexts } from '../texts.ts';
import { type Option, offeredOptions, shownOptions } from './found-options.ts';

type Props = Omit<SelectProps, 'data' | 'filter' | 'nothingFoundMessage'> & {
  /** What is chosen now, where it is known. */
  chosen: Option | undefined;
  /** What the server found. */
  found: readonly Option[];
  /** That answers older words; what is typed now is still looked for. */
  waiting: boolean;
  /** What is said where nothing was found. */
  nothing: string;
};

/** One of very many, which the server looks for while its name is typed. */
export function FoundSelect({ chosen, found, waiting, nothing, ...rest }: Props) {
  const { searching } = useOfficeTexts().shell.palette;
  return (
    <Select
      {...rest}
      searchable
      // Once the answer is there the first of it is marked for Enter.
      selectFirstOptionOnChange={!waiting}
      nothingFoundMessage={waiting ? searching : nothing}
      data={offeredOptions({ chosen, found, waiting })}
      // The server has searched already. Where the text is the name of what is chosen, `search` is empty.
      filter={({ options, search }) => shownOptions(options, found, search)}
    />
  );
}
