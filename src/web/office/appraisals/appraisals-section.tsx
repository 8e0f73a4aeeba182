import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lockOf } from '#contract/applications/locks.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import { newId } from '../../api/new-id.ts';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../application-record/section.tsx';
import type { Change } from '../application-record/use-case.ts';
import type { ShownFile } from '../document-viewer/shown-file.ts';
import { DocumentViewer } from '../document-viewer/viewer.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser, downloadAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { AppraisalLine } from './appraisal-line.tsx';
import styles from './appraisals.module.css';
import { loadSender } from './later-sender.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useAppraisalTexts } from './texts.ts';
import { useOutbox } from './use-outbox.ts';
import { VisitDialog } from './visit-dialog.tsx';
import type { Visit } from './visit-store.ts';
import { newVisit, valuesOf } from './visit-values.ts';
import { WaitingVisit } from './waiting-visit.tsx';

type Deed = CaseDetails['deeds'][number];
type Props = { resource: StaffResource; record: CaseDetails; change: Change; editable: boolean };
type Open =
  | { dialog: 'plan'; deed: Deed }
  | { dialog: 'visit'; visit: Visit }
  | { dialog: 'photos'; files: ShownFile[]; shown: ShownFile };

/** What the land was found to be worth, deed by deed, and what is still to be found. */
export function AppraisalsSection({ resource, record, change, editable }: Props) {
  const texts = useAppraisalTexts();
  const { user_id: user } = useProfile();
  const [open, setOpen] = useState<Open>();
  const outbox = useOutbox();
  // There when something waits, whatever the line is like then.
  useEffect(() => {
    loadSender().catch(() => undefined);
  }, []);
  const query = useQuery({
    queryKey: ['application', 'appraisals', resource, record.id],
    queryFn: async () =>
      (await callAsUser('application/appraisals', { resource, id: record.id })).data,
  });
  const appraisals = query.data ?? [];
  const waiting = outbox.visits.filter((visit) => visit.applicationId === record.id);
  const close = () => setOpen(undefined);
  const titleOf = (deedNo: string) => texts.deed(deedNo);

  /** Goes on from what this device keeps, else from what the server has, else begins. */
  function visitOf(deed: Deed, appraisal: Appraisal | undefined): Visit {
    const kept = waiting.find(({ appraisalId, deedId }) =>
      appraisal
        ? appraisalId === appraisal.id
        : deedId === deed.id && !appraisals.some(({ id }) => id === appraisalId),
    );
    if (kept) return kept;
    return {
      appraisalId: appraisal?.id ?? newId(),
      ...{ applicationId: record.id, deedId: deed.id, title: titleOf(deed.deedNo), user },
      version: appraisal?.version ?? 0,
      values: appraisal ? valuesOf(appraisal) : newVisit(deed.area),
      ...{ conclude: false, queued: false, saved: false, saveId: '' },
    };
  }

  function show(appraisal: Appraisal): void {
    const files = appraisal.photos.map(({ id, name, contentType }, place) => ({
      ...{ id, name, contentType, title: texts.photo(String(place + 1)) },
    }));
    const [shown] = files;
    if (shown) setOpen({ dialog: 'photos', files, shown });
  }

  return (
    <Section title={texts.title}>
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {record.deeds.length === 0 && (
        <p className={styles.small}>
          <Prose>{texts.noDeeds}</Prose>
        </p>
      )}
      {waiting.map((visit) => (
        <WaitingVisit
          key={visit.appraisalId}
          visit={visit}
          outbox={outbox}
          appraisal={appraisals.find(({ id }) => id === visit.appraisalId)}
          onOpen={() => setOpen({ dialog: 'visit', visit })}
        />
      ))}
      {query.data && (
        <ul className={styles.deeds}>
          {record.deeds.map((deed) => (
            <AppraisalLine
              key={deed.id}
              resource={resource}
              record={record}
              title={titleOf(deed.deedNo)}
              appraisals={appraisals.filter(({ deedId }) => deedId === deed.id)}
              change={change}
              editable={editable}
              onPlan={() => setOpen({ dialog: 'plan', deed })}
              onVisit={(appraisal) => setOpen({ dialog: 'visit', visit: visitOf(deed, appraisal) })}
              onPhotos={show}
            />
          ))}
          {appraisals
            .filter(({ deedId }) => deedId === null)
            .map((appraisal) => (
              <AppraisalLine
                key={appraisal.id}
                resource={resource}
                record={record}
                title={titleOf(appraisal.land.deedNo)}
                appraisals={[appraisal]}
                change={change}
                editable={false}
                note={texts.goneDeed}
                onPhotos={show}
              />
            ))}
        </ul>
      )}
      {open?.dialog === 'plan' && (
        <PlanDialog
          id={record.id}
          deedId={open.deed.id}
          title={titleOf(open.deed.deedNo)}
          change={change}
          onClose={close}
        />
      )}
      {open?.dialog === 'visit' && (
        <VisitDialog
          begun={open.visit}
          appraisal={appraisals.find(({ id }) => id === open.visit.appraisalId)}
          outbox={outbox}
          lock={lockOf(record)}
          onClose={close}
        />
      )}
      {open?.dialog === 'photos' && (
        <DocumentViewer
          files={open.files}
          shown={open.shown}
          load={(file) =>
            downloadAsUser('application/appraisalPhoto', {
              ...{ resource, id: record.id, photo: file.id },
            })
          }
          onShow={(shown) => setOpen({ ...open, shown })}
          onClose={close}
        />
      )}
    </Section>
  );
}
