import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from '../applications/applications.module.css';
import { useSharedColumns } from '../applications/columns.tsx';
import { CaseFilters } from '../applications/filters.tsx';
import { readFilters } from '../applications/read-filters.ts';
import { PartnerStatusWord } from '../applications/status.tsx';
import { useOpenedCase } from '../applications/use-opened-case.tsx';
import { useRowKeys } from '../applications/use-row-keys.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';
import { networkQuery } from './network-query.ts';
import { NoNetwork } from './no-network.tsx';
import { ReferralLink } from './referral-link.tsx';

type Row = RowOf<'applicationPartner'>;

/** Of the statuses, those that are called by a word of their own. */
const TOLD_APART = ['new', 'approved', 'rejected', 'cancelled'] as const;

/** What a partner may filter by. */
function readOwnFilters(address: Record<string, string>) {
  const { status, productId, applicant, createdFrom, createdUntil } = readFilters(address);
  return {
    ...(status && { status }),
    ...(productId && { productId }),
    ...(applicant && { applicant }),
    ...(createdFrom && { createdFrom }),
    ...(createdUntil && { createdUntil }),
  };
}

/** For branches of the networks; the lender’s own staff are told so, and where to look instead. */
export default function PartnerApplications() {
  const query = useQuery(networkQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <Problem of={query} />;
  return query.data === null ? <NoNetwork /> : <Referrals />;
}

/** Whom the viewer’s network referred: how far each has come, and further ones. */
function Referrals() {
  const texts = useOfficeTexts().applications;
  const control = useListState();
  const [linking, setLinking] = useState(false);
  const filters = readOwnFilters(control.state.filters);
  const opened = useOpenedCase('applicationPartner', control, filters);
  useRowKeys();
  const shared = useSharedColumns<Row>('applicationPartner');
  const columns: Column<Row>[] = [
    shared.name,
    {
      ...shared.status,
      cell: (row) => <PartnerStatusWord status={row.status} />,
    },
    shared.received,
    shared.product,
    shared.asked,
    { ...shared.refCode, hidden: false },
    { ...shared.province, hidden: true },
    shared.phone,
    shared.since,
  ];
  if (opened) return opened;
  return (
    <>
      <ScreenTitle
        actions={
          <Button
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => setLinking(true)}
          >
            {texts.partner.link}
          </Button>
        }
      >
        {texts.partner.title}
      </ScreenTitle>
      <p className={styles.hint}>
        <Prose>{texts.partner.intro}</Prose>
      </p>
      <ResourceTable
        name="applicationPartner"
        texts={{ things: texts.things, empty: texts.partner.empty }}
        columns={columns}
        nameOf={(row) => `${row.name} (${row.reference})`}
        control={control}
        may={{ delete: false }}
        search={texts.partner.search}
        filters={filters}
        tools={
          <CaseFilters
            resource="applicationPartner"
            control={control}
            statuses={TOLD_APART}
            words={texts.partner.statuses}
          />
        }
      />
      {linking && <ReferralLink onClose={() => setLinking(false)} />}
    </>
  );
}
