import { useNavigationTexts } from '../navigation/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { AddressList } from './address-list.tsx';

const AddressForm = laterPart(async () => (await import('./address-form.tsx')).AddressForm);

/** Which window an address opens. */
export default function NavRoutes() {
  const texts = useNavigationTexts().routes;
  const control = useListState();
  return (
    <ResourceScreen
      title={texts.title}
      list={<AddressList control={control} />}
      record={control.record && <AddressForm {...control.record} />}
    />
  );
}
