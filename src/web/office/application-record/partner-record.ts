import type { CaseDetails, CaseFile } from '#contract/cases/case-shapes.ts';
import type { PartnerDetails } from '#contract/cases/partner-shapes.ts';
import { newCase } from './case-values.ts';
import { NO_RULES, NOTHING_WEIGHED } from './nothing-weighed.ts';

const NOBODY = { code: '', name: {} };

/** What a partner is told, in the form that the record page shows; what is not told is empty. */
export function partnerRecord(details: PartnerDetails): CaseDetails {
  const { written, files, anonymised, name, phone, province, ...told } = details;
  const company = details.applicant === 'company';
  const { deeds: _, ...blank } = newCase(details.applicant);
  return {
    ...blank,
    firstName: company ? '' : name,
    companyName: company ? name : '',
    place: {
      province: { code: '', name: province },
      district: NOBODY,
      subdistrict: NOBODY,
      postcode: '',
    },
    deeds: [],
    ...written,
    ...told,
    personal: { ...blank, phone, ...written },
    network: null,
    guaranteeProvinceCode: null,
    approvedAmount: null,
    askedMonths: null,
    terms: null,
    instalments: 'baht',
    claimed: null,
    checked: null,
    contract: null,
    mostPaid: null,
    offerState: null,
    closing: 'off',
    assignee: null,
    proposedBy: null,
    rejectReasonId: null,
    dueAt: null,
    overdue: false,
    remark: '',
    remarkAt: null,
    newsAt: null,
    policyVersion: 0,
    createdBy: null,
    updatedAt: details.createdAt,
    updatedBy: null,
    anonymisedAt: anonymised ? details.statusSince : null,
    files: files.map(partnerFile),
    requests: [],
    missing: [],
    lineSince: null,
    requestWays: [],
    moves: [],
    measures: {
      band: null,
      rules: NO_RULES,
    },
    decision: NOTHING_WEIGHED,
    decisionSheets: null,
    financesNote: '',
    proposal: null,
    people: {},
  };
}

function partnerFile({ own, ...file }: PartnerDetails['files'][number]): CaseFile {
  const unknown = { name: '', contentType: '', bytes: 0 };
  return {
    ...file,
    ...(own ?? unknown),
    uploadTypeId: null,
    uploadedBy: null,
    verdict: 'unchecked',
    checkedBy: null,
    checkedAt: null,
    refusedFor: '',
    requestId: null,
    readable: own !== null,
  };
}
