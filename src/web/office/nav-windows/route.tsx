import { useQueryClient } from '@tanstack/react-query';
import { useNavigationTexts } from '../navigation/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { WindowList } from './window-list.tsx';

const WindowForm = laterPart(async () => (await import('./window-form.tsx')).WindowForm);

/** The screens of the product, and links to other systems of the house. */
export default function NavWindows() {
  const texts = useNavigationTexts().windows;
  const control = useListState();
  const client = useQueryClient();
  return (
    <ResourceScreen
      title={texts.title}
      list={<WindowList control={control} />}
      record={
        control.record && (
          <WindowForm
            {...control.record}
            onSaved={(row) => {
              void client.invalidateQueries({ queryKey: ['nodes'] });
              control.open(row.id);
            }}
          />
        )
      }
    />
  );
}
