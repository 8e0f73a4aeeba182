import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { FormDialog } from '../guard/form-dialog.tsx';
import { SearchBox } from '../resource/search-box.tsx';
import { useCan } from '../session/profile.ts';
import { Loading, NoResult } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './media.module.css';
import { type MediaRow, mediaPageQuery, mediaQuery } from './media-query.ts';
import { moveInGrid } from './move-in-grid.ts';
import { TagFilter } from './tag-filter.tsx';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import { Outcome } from './upload-list.tsx';
import { PICTURE_FILES } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

type Page = { search: string; tag?: string | undefined; after?: string; before?: string };
type Props = { ready: boolean; onAnswer: (picture: MediaRow | undefined) => void };

/** Pictures of the library to choose one from, newest first, or a new one. */
export default function ChooserDialog({ ready, onAnswer }: Props) {
  const texts = useMediaTexts();
  const can = useCan();
  const [page, setPage] = useState<Page>({ search: '' });
  const [awaited, setAwaited] = useState<number>();
  const { uploads, awaited: coming, add } = useUploads(choose);

  function choose(picture: MediaRow) {
    if (ready && !picture.large) setAwaited(picture.id);
    else onAnswer(picture);
  }

  return (
    <FormDialog
      centered={false}
      dirty={coming > 0}
      onClose={() => onAnswer(undefined)}
      title={texts.chooseTitle}
      size="56rem"
    >
      <Group gap="xs" mb="sm">
        <SearchBox value={page.search} onChange={(search) => setPage({ search, tag: page.tag })} />
        <TagFilter value={page.tag} onChange={(tag) => setPage({ search: page.search, tag })} />
        {can('MediaMaint.add') && (
          <FileButton accept={PICTURE_FILES} onChange={(file) => file && add([file])}>
            {(props) => (
              <Button
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                {...props}
              >
                {texts.upload}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {uploads.at(-1) && <Outcome upload={uploads.at(-1) as (typeof uploads)[number]} />}
      {awaited === undefined ? (
        <Choices page={page} onPage={setPage} onChoose={choose} />
      ) : (
        <Awaited id={awaited} onReady={onAnswer} />
      )}
    </FormDialog>
  );
}

type ChoicesProps = {
  page: Page;
  onPage: (page: Page) => void;
  onChoose: (picture: MediaRow) => void;
};

function Choices({ page, onPage, onChoose }: ChoicesProps) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const { tag, ...asked } = page;
  const filters = tag === undefined ? {} : { tag };
  const query = useQuery(mediaPageQuery({ ...asked, filters, descending: true, size: 24 }));
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  const { rows, next, previous } = query.data;
  const { search } = page;
  if (rows.length === 0)
    return search || tag ? (
      <NoResult query={search || (tag ?? '')} />
    ) : (
      <Text py="lg">{texts.chooseEmpty}</Text>
    );
  return (
    <>
      <fieldset
        className={styles.choices}
        aria-label={texts.chooseGrid}
        onKeyDown={moveInGrid}
        aria-busy={query.isFetching}
      >
        {rows.map((row) => (
          <button
            key={row.id}
            type="button"
            className={styles.choice}
            onClick={() => onChoose(row)}
            title={localize(row.alt, language)}
          >
            <Thumbnail picture={row} />
            <span className={styles.name}>{row.fileName || texts.unnamed(String(row.id))}</span>
          </button>
        ))}
      </fieldset>
      <Group justify="flex-end" mt="sm" component="nav" aria-label={resource.pages}>
        <Button
          variant="default"
          size="compact-md"
          disabled={!previous}
          onClick={() => previous && onPage({ search, tag, before: previous })}
        >
          {resource.previous}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          disabled={!next}
          onClick={() => next && onPage({ search, tag, after: next })}
        >
          {resource.next}
        </Button>
      </Group>
    </>
  );
}

/** A new picture is prepared in the background; it is chosen as soon as it can be shown. */
function Awaited({ id, onReady }: { id: number; onReady: (picture: MediaRow) => void }) {
  const texts = useMediaTexts();
  const { data } = useQuery(mediaQuery(id));
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (data?.large) tell(data);
  }, [data]);
  return (
    <Text role="status" py="lg">
      {texts.preparing}
    </Text>
  );
}
