import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LEAST_CUT } from '#contract/pictures/media-limits.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { explainFailure } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { CropFrame } from './crop-frame.tsx';
import { largestCut, SHAPES, type Shape } from './cut.ts';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';

type Props = { picture: MediaRow; onCut: (id: number) => void; onClose: () => void };

/** Cuts a part out of a picture, which becomes one of its own. */
export function CropDialog({ picture, onCut, onClose }: Props) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const [shape, setShape] = useState<Shape>('free');
  const [cut, setCut] = useState(() => largestCut(picture, 'free'));
  const tooSmall = cut.width < LEAST_CUT || cut.height < LEAST_CUT;
  const keep = useMutation({
    mutationFn: () => callAsUser('media/crop', { id: picture.id, ...cut }),
    onSuccess: async ({ data }) => {
      notifications.show({ message: data.duplicate ? texts.duplicate : texts.cropped });
      onCut(data.picture.id);
      await client.invalidateQueries({ queryKey: ['media', 'list'] });
    },
  });
  const problem = tooSmall
    ? texts.cropTooSmall
    : keep.isError && explainFailure(resource, keep.error);
  return (
    <FormDialog busy={keep.isPending} onClose={onClose} title={texts.cropTitle} size="52rem">
      <SegmentedControl
        aria-label={texts.shape}
        data={(Object.keys(SHAPES) as Shape[]).map((value) => ({
          value,
          label: texts.shapes[value],
        }))}
        value={shape}
        onChange={(next) => {
          setShape(next);
          setCut(largestCut(picture, next));
        }}
      />
      <CropFrame picture={picture} shape={shape} cut={cut} onChange={setCut} />
      <Stack gap={4} mb="md">
        <Text size="sm" role="status">
          {texts.cropSize(formatNumber(cut.width), formatNumber(cut.height))}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.cropHint} {texts.cropKeepsOriginal}
        </Text>
        {problem && (
          <Notice color="red" mt="sm" role="alert">
            {problem}
          </Notice>
        )}
      </Stack>
      <DialogFoot>
        <Button disabled={tooSmall} loading={keep.isPending} onClick={() => keep.mutate()}>
          {texts.cropKeep}
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}
