import { useUnsavedGuard } from '../guard/unsaved.ts';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { MediaGrid } from './media-grid.tsx';
import { useMediaTexts } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

const MediaForm = laterPart(async () => (await import('./media-form.tsx')).MediaForm);

/** The pictures of the site. */
export default function Media() {
  const texts = useMediaTexts();
  const control = useListState();
  const can = useCan();
  const uploads = useUploads();
  useUnsavedGuard(uploads.awaited > 0, []);
  const grid = (
    <MediaGrid
      control={control}
      mayEdit={can('MediaMaint.edit')}
      mayDelete={can('MediaMaint.delete')}
    />
  );
  const opened = control.opened === 'new' ? undefined : control.opened;
  return (
    <ResourceScreen
      title={texts.title}
      list={
        can('MediaMaint.add') ? (
          <UploadZone onFiles={uploads.add}>
            <UploadList uploads={uploads} onOpen={control.open} />
            {grid}
          </UploadZone>
        ) : (
          grid
        )
      }
      record={opened && <MediaForm opened={opened} onOpen={control.open} key={opened} />}
    />
  );
}
