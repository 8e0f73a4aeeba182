import type { Window } from '#contract/rights/permissions.ts';

export type ReferenceName =
  | 'uploadType'
  | 'guaranteeType'
  | 'rejectReason'
  | 'receiveChannel'
  | 'convenientTime';
export type ReferenceWindow = Extract<
  Window,
  'UploadMaint' | 'GuaranteeMaint' | 'RejectMaint' | 'ReceiveChannelMaint' | 'ConvenientTimeMaint'
>;
