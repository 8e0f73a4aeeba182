import type { ApplicationChannel } from './kinds.ts';
import type { ApplicationStatus } from './states.ts';

type Words = {
  statuses: Record<ApplicationStatus, string>;
  channels: Record<ApplicationChannel, string>;
};

/** What staff call the states and channels of an application: on every screen, in sheets and on paper. */
export const APPLICATION_WORDS: { th: Words; en: Words } = {
  th: {
    statuses: {
      new: 'ใหม่',
      contacted: 'ติดต่อแล้ว',
      documents: 'รอเอกสาร',
      appraisal: 'กำลังประเมินราคา',
      decision: 'รอพิจารณา',
      approval: 'รออนุมัติ',
      approved: 'อนุมัติแล้ว',
      rejected: 'ไม่อนุมัติ',
      cancelled: 'ยกเลิก',
      closed: 'ปิดเรื่อง',
    },
    channels: { site: 'เว็บไซต์', partner: 'พันธมิตร', staff: 'เจ้าหน้าที่บันทึก' },
  },
  en: {
    statuses: {
      new: 'New',
      contacted: 'Contacted',
      documents: 'Waiting for documents',
      appraisal: 'In appraisal',
      decision: 'To be decided',
      approval: 'Waiting for approval',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      closed: 'Closed',
    },
    channels: { site: 'Website', partner: 'Partner', staff: 'Taken down by staff' },
  },
};
