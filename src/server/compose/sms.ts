import type { Parameters } from '#contract/parameters/parameters.ts';
import { isStillNews } from '#server/apply/texts.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing } from '#server/platform/sealed.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { applicationRecipients, stillAgrees } from './sms-sources.ts';

type House = {
  db: Db;
  store: FileStore;
  secretKey: string;
  previousKey?: string | undefined;
  parameters: () => Promise<Parameters>;
  settings: Pick<Settings, 'publicOrigin' | 'smsAllowPrivate'>;
};

/** What messages are gathered and sent with, for calls and for jobs. */
export function createSmsParts(house: House): SmsParts {
  const { db, store, secretKey, previousKey, parameters, settings } = house;
  const sealing = createSealing(secretKey, previousKey);
  return {
    db,
    sealing,
    publicOrigin: settings.publicOrigin,
    allowPrivate: settings.smsAllowPrivate,
    parameters,
    sources: { applications: applicationRecipients(sealing) },
    stillAgrees,
    isStillNews,
    files: createPrivateFiles(store, secretKey, previousKey),
  };
}
