import { laterPart } from '../resource/later-part.tsx';

/** One application and its form, for the lists that they are opened from. */
export const CaseForm = laterPart(async () => (await import('./case-form.tsx')).CaseForm);
export const RecordPage = laterPart(async () => (await import('./record-page.tsx')).RecordPage);
