/** What a screen tells the form of the record that is open. */
export type RecordProps<Row = { id: number }> = {
  /** A record, or a new one. */
  opened: number | 'new';
  onSaved: (row: Row) => void;
  onClose: () => void;
};
