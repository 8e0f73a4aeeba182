import type { UploadTexts } from './texts.th.ts';

export const en: UploadTexts = {
  choose: (name) => `Choose files: ${name}`,
  chooseShort: 'Choose files',
  camera: (name) => `Take a photo: ${name}`,
  cameraShort: 'Take a photo',
  drop: 'or drop files here',
  sending: 'Uploading',
  waiting: 'Waiting to upload',
  percent: (part) => `${part}%`,
  ready: 'Uploaded',
  remove: (name) => `Remove ${name}`,
  removeShort: 'Remove',
  retry: (name) => `Upload ${name} again`,
  retryShort: 'Try again',
  preview: (name) => `Preview of ${name}`,
  size: (bytes) =>
    bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} KB`,
  notKept:
    'This file is too large to keep on this device. Do not close the page until it is uploaded.',
  leftOut: (most) => `Up to ${most} files of this document; the others were not added.`,
  captchaTitle: 'A short check before we take more files',
  captcha:
    'Many files have been sent from your network. Please confirm below; the files that wait then go on by themselves.',
  errors: {
    network: 'The upload did not get through. Check your connection and try again.',
    too_many_requests: 'Too many uploads from this network. Wait a moment and try again.',
    link_ended: 'This link has expired or has been used. Please call us.',
    case_full: 'This application holds as many documents as it can. Please call us.',
    closed: 'Applications are closed at the moment. Please call us.',
    already_sent: 'This application has been sent already. Start another, or call us.',
    gone: 'This file was not uploaded before the page was closed. Remove it and choose it again.',
    dropped:
      'This file is no longer with us: what is not sent is kept for a day. Remove it and choose it again.',
    reopened:
      'This file is no longer with us, for the same link was opened again. Remove it and choose it again.',
    empty: 'This file is empty. Please choose another.',
    too_big: 'This file is too large. Make it smaller or take a new photo.',
    too_much: 'All files together are too large. Please remove some.',
    too_many: 'There are as many files of this document as there can be. Remove another first.',
    file_kind: 'This kind of file cannot be used. Please use PDF, JPEG or PNG.',
    heic_unsupported:
      'This is a HEIC photo of an iPhone, which we cannot open. On the phone, press “Take a photo” on this page, or set Settings > Camera > Formats > Most Compatible and take it again. On a computer, save the photo as JPEG and choose that.',
    too_many_pixels: 'This picture has too many pixels. Make it smaller or take a new photo.',
    unreadable: 'This file cannot be opened: it is damaged or has a password. Choose another.',
    other: 'Something went wrong on our side. Please try again.',
  },
};
