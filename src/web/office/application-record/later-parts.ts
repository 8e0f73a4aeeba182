import { laterForm } from '../resource/later-form.tsx';

/** One application and its form, for the lists that they are opened from. */
export const CaseForm = laterForm(async () => (await import('./case-form.tsx')).CaseForm);
export const RecordPage = laterForm(async () => (await import('./record-page.tsx')).RecordPage);
