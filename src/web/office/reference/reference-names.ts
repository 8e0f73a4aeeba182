export type ReferenceName =
  | 'uploadType'
  | 'guaranteeType'
  | 'rejectReason'
  | 'receiveChannel'
  | 'convenientTime';
