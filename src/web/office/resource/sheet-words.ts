import type { SheetWords } from '#contract/resource/exports.ts';
import { type MaintainedName, sheetsOf } from '#contract/resource/names.ts';
import type { AllOfficeTexts } from '../all-texts.th.ts';
import { importWords } from './import-words.ts';
import { only } from './only.ts';

/** What the screens call the fields of what goes out, and the codes in them; an import knows them. */
export function sheetWords(texts: AllOfficeTexts, name: MaintainedName): SheetWords | undefined {
  if (sheetsOf(name) === 'both' || name === 'users') return importWords(texts, name);
  switch (name) {
    case 'application':
    case 'applicationPartner':
    case 'applicationHistory':
      return applicationWords(texts);
    case 'message':
      return messageWords(texts);
    case 'jobApplication':
      return jobApplicationWords(texts);
    case 'document':
      return documentWords(texts);
    case 'smsCampaign':
      return campaignWords(texts);
    case 'smsMessage':
      return smsWords(texts);
    default:
      return undefined;
  }
}

function applicationWords(texts: AllOfficeTexts): SheetWords {
  const { applications, applicationRecord, lists, places, rights } = texts;
  const { asked, type, received, ...list } = applications;
  return {
    columns: {
      ...only(lists.sheetFields, 'id'),
      ...only(
        list,
        'reference',
        'status',
        'statusSince',
        'phone',
        'refCode',
        'network',
        'channel',
        'assignee',
      ),
      ...only(list, 'approvedAmount'),
      ...only(applicationRecord.fields, 'email', 'lineId'),
      createdAt: received,
      applicant: type,
      name: list.applicant,
      ...only(applicationRecord.contract, 'paidOn', 'paidAmount'),
      contractNumber: applicationRecord.contract.number,
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

function messageWords(texts: AllOfficeTexts): SheetWords {
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

function jobApplicationWords(texts: AllOfficeTexts): SheetWords {
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

function documentWords(texts: AllOfficeTexts): SheetWords {
  const { columns, values } = importWords(texts, 'document');
  const { header, file } = texts.documents.documents;
  return { columns: { ...columns, headerId: header, 'file.name': file }, values };
}

function campaignWords({ sms, lists }: AllOfficeTexts): SheetWords {
  return {
    columns: {
      ...only(lists.sheetFields, 'id', 'startedAt', 'endedAt'),
      ...only(sms, 'name', 'state', 'recipients', 'maker', 'approver', 'scheduledFor'),
      'texts.th': sms.texts.th,
      'texts.en': sms.texts.en,
    },
    values: { state: sms.states },
  };
}

function smsWords(texts: AllOfficeTexts): SheetWords {
  const { sms, lists, resource } = texts;
  return {
    columns: {
      ...only(lists.sheetFields, 'id', 'createdAt', 'providerId', 'problem', 'recorded'),
      ...only(sms, 'about', 'phone', 'parts', 'attempts', 'sentAt', 'deliveredAt', 'language'),
      state: sms.outcome,
    },
    values: {
      state: sms.counts,
      problem: sms.problems,
      about: sms.events,
      language: resource.languages,
      recorded: yesOrNo(texts),
    },
  };
}

const yesOrNo = ({ lists }: AllOfficeTexts) => only(lists.sheetFields, 'yes', 'no');

/** "province.th" reads "Province (Thai)". */
function inBoth({ resource }: AllOfficeTexts, field: string, word: string): Record<string, string> {
  const { th, en } = resource.languages;
  return { [`${field}.th`]: `${word} (${th})`, [`${field}.en`]: `${word} (${en})` };
}
