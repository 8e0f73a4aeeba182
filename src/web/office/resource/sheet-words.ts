import type { SheetWords } from '#contract/resource/exports.ts';
import { type MaintainedName, sheetsOf } from '#contract/resource/names.ts';
import type { OfficeTexts } from '../texts.th.ts';
import { only } from './only.ts';

/**
 * What the screens call the fields of what goes out for people to read, and the codes in them. Sheets
 * that come in again keep the names that an import knows; so do users, whose import reads them.
 */
export function sheetWords(texts: OfficeTexts, name: MaintainedName): SheetWords | undefined {
  if (sheetsOf(name) !== 'export') return undefined;
  switch (name) {
    case 'application':
    case 'applicationPartner':
    case 'applicationHistory':
      return applicationWords(texts);
    case 'message':
      return messageWords(texts);
    case 'jobApplication':
      return jobApplicationWords(texts);
    default:
      return undefined;
  }
}

function applicationWords(texts: OfficeTexts): SheetWords {
  const { applications, applicationRecord, lists, places, rights } = texts;
  const { asked, type, received, ...list } = applications;
  return {
    columns: {
      ...only(lists.sheetFields, 'id', 'reference'),
      ...only(list, 'status', 'statusSince', 'phone', 'refCode', 'network', 'channel', 'assignee'),
      ...only(list, 'approvedAmount'),
      ...only(applicationRecord.fields, 'email', 'lineId'),
      createdAt: received,
      applicant: type,
      name: list.applicant,
      askedAmount: asked,
      askedMonths: `${applicationRecord.fields.askedMonths} (${applicationRecord.months})`,
      dueAt: list.due,
      remark: applicationRecord.move.remark,
      postcode: places.postcode,
      ...inBoth(texts, 'productName', list.product),
      ...inBoth(texts, 'province', list.province),
      ...inBoth(texts, 'district', places.district),
      ...inBoth(texts, 'subdistrict', lists.sheetFields.subdistrict),
    },
    values: {
      status: list.statuses,
      applicant: list.types,
      channel: list.channels,
      network: rights.networks,
    },
  };
}

function messageWords(texts: OfficeTexts): SheetWords {
  const { messages, lists, resource } = texts;
  return {
    columns: {
      ...only(lists.sheetFields, 'reference', 'policyVersion'),
      ...only(messages, 'status', 'assignee', 'email', 'tel', 'language', 'newsletter'),
      createdAt: messages.received,
      name: messages.sender,
      header: messages.subject,
      text: messages.message,
    },
    values: {
      status: messages.statuses,
      language: resource.languages,
      newsletter: yesOrNo(texts),
    },
  };
}

function jobApplicationWords(texts: OfficeTexts): SheetWords {
  const { jobApplications: job, applicationRecord, lists, resource } = texts;
  return {
    columns: {
      ...only(lists.sheetFields, 'id', 'policyVersion', 'workYears', 'desiredSalary'),
      ...only(job, 'status', 'phone', 'email', 'address', 'birthday', 'education'),
      ...only(job, 'assignee', 'remark'),
      ...only(applicationRecord.fields, 'firstName', 'lastName', 'language'),
      createdAt: job.sentAt,
      ...inBoth(texts, 'position', job.position),
    },
    values: { status: job.statuses, language: resource.languages },
  };
}

const yesOrNo = ({ lists }: OfficeTexts) => only(lists.sheetFields, 'yes', 'no');

/** "province.th" reads "Province (Thai)". */
function inBoth({ resource }: OfficeTexts, field: string, word: string): Record<string, string> {
  const { th, en } = resource.languages;
  return { [`${field}.th`]: `${word} (${th})`, [`${field}.en`]: `${word} (${en})` };
}
