/** What a screen tells the form of the record that is open. */
export type RecordProps = {
  opened: number | 'new';
  onSaved: (row: { id: number }) => void;
  onClose: () => void;
};
