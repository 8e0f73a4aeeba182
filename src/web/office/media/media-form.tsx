import { Button, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { TextField } from '../resource/fields.tsx';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan } from '../session/profile.ts';
import { AltFields } from './alt-fields.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { FocusField } from './focus-field.tsx';
import { type MediaRow, mediaQuery } from './media-query.ts';
import { ReplaceButton } from './replace-button.tsx';
import { TagsField } from './tags-field.tsx';
import { useMediaTexts } from './texts.ts';
import { UsesList } from './uses-list.tsx';

type Props = { opened: number; onOpen: (id: number | undefined) => void };

const NEW: NewValues<'media'> = { fileName: '', alt: {}, tags: [], focusX: 0.5, focusY: 0.5 };

/** A picture: its words, the point to keep in sight, where it is used, and cutting it. */
export function MediaForm({ opened, onOpen }: Props) {
  const texts = useMediaTexts();
  const can = useCan();
  const [cropping, setCropping] = useState<MediaRow>();
  // Looked at again until the picture is prepared.
  useQuery(mediaQuery(opened));
  return (
    <>
      <ResourceForm
        name="media"
        opened={opened}
        initial={NEW}
        nameOf={(row) => row.fileName || texts.unnamed(String(opened))}
        mayEdit={can('MediaMaint.edit')}
        actions={(row) => (
          <>
            {can('MediaMaint.edit') && <ReplaceButton row={row} />}
            {can('MediaMaint.add') && row.large && (
              <Button
                variant="default"
                leftSection={<IconCrop size={16} aria-hidden />}
                onClick={() => setCropping(row)}
              >
                {texts.crop}
              </Button>
            )}
          </>
        )}
        onSaved={(row) => onOpen(row.id)}
        onClose={() => onOpen(undefined)}
      >
        {(row) =>
          row && (
            <>
              <FocusField picture={row} />
              <TextField name="fileName" label={texts.fileName} required />
              <AltFields />
              <TagsField />
              <UsesList id={row.id} />
              <Facts row={row} />
            </>
          )
        }
      </ResourceForm>
      {cropping && (
        <CropDialog
          picture={cropping}
          onCut={(id) => {
            setCropping(undefined);
            onOpen(id);
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
    </>
  );
}

function Facts({ row }: { row: MediaRow }) {
  const texts = useMediaTexts();
  const language = useLanguage();
  const kilobytes = `${formatNumber(Math.ceil(row.bytes / 1024))} KB`;
  return (
    <Text size="xs" c="dimmed">
      {texts.measures(formatNumber(row.width), formatNumber(row.height))} · {kilobytes} ·{' '}
      {texts.added} {formatTime(row.createdAt, language)}
    </Text>
  );
}
