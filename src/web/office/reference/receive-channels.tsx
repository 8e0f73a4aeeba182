import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';

/** How applications reach the lender. */
export default function ReceiveChannels() {
  return (
    <ReferenceScreen name="receiveChannel" own={{}} columns={[]}>
      <WordFields of="receiveChannel" />
      <PlaceFields />
    </ReferenceScreen>
  );
}
