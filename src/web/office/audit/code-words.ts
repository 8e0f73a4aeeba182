import type { AllOfficeTexts } from '../all-texts.th.ts';
import { importWords } from '../resource/import-words.ts';

type Words = Readonly<Record<string, string>>;

/** What the codes of a field mean in a window, in the words of its form; none: it is no code. */
export function codeWords(texts: AllOfficeTexts, window: string): Readonly<Record<string, Words>> {
  const { applications, applicationRecord, jobApplications, messages, privacy, resource } = texts;
  const { values } = importWords(texts, 'productTerms');
  const common = {
    ...values,
    language: resource.languages,
    applicant: applications.types,
    channel: applications.channels,
    doubts: applicationRecord.amounts.findings,
  };
  switch (window) {
    case 'PrivacyDesk':
      return { ...common, kind: privacy.requests.kinds, status: privacy.requests.statuses };
    case 'JobApplicationMaint':
      return { ...common, kind: jobApplications.kinds, status: jobApplications.statuses };
    case 'SubscribeMaint':
      return { ...common, status: messages.statuses };
    case 'RegisterMaint':
      return {
        ...common,
        kind: applicationRecord.steps.kinds,
        step: applicationRecord.steps.kinds,
        outcome: applicationRecord.steps.outcomes,
        verdict: applicationRecord.documents.verdicts,
        status: applications.statuses,
      };
    default:
      return { ...common, status: applications.statuses };
  }
}
