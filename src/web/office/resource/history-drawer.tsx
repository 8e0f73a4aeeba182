import { Accordion, Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { VersionSummary } from '#contract/resource/records.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { useEscape } from '../states/use-escape.ts';
import { useFocusBack } from '../states/use-focus-back.ts';
import { useOfficeTexts } from '../texts.ts';
import { Differences, labelOf } from './differences.tsx';
import { explainFailure } from './explain.ts';
import { FailedRead } from './failure.tsx';
import { useFormParts } from './form-context.ts';
import type { ResourceName } from './resource.ts';

type Values = Record<string, unknown>;

type Props = {
  name: ResourceName;
  id: number;
  /** The version that is looked at first. */
  first?: number | undefined;
  /** What of a kept version can be edited. */
  valuesOf: (kept: Values) => Values;
  /** Puts a version's values into the form; missing where the form cannot be changed. */
  onBringBack: ((values: Values, version: number) => void) | undefined;
  onClose: () => void;
};

/** Who changed what when, newest first. */
export function HistoryDrawer(props: Props) {
  const { name, id, onClose } = props;
  const { records, resource } = useOfficeTexts();
  const texts = records.history;
  useFocusBack();
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  const query = useInfiniteQuery({
    queryKey: [name, 'versions', id],
    queryFn: async ({ pageParam: before }) =>
      (await callAsUser('records/versions', { resource: name, id, before })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.more ? page.versions.at(-1)?.version : undefined),
    staleTime: 0,
  });
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Drawer
      ref={root}
      opened
      data-saves-itself
      onClose={onClose}
      closeOnEscape={false}
      title={texts.title}
      position="right"
      size="lg"
    >
      {query.isPending && <Skeleton height={160} role="status" aria-label={resource.loading} />}
      {query.isError && <FailedRead of={query} />}
      {query.isSuccess && versions.length === 0 && <Text role="status">{texts.none}</Text>}
      <Accordion
        variant="separated"
        order={3}
        defaultValue={props.first === undefined ? null : String(props.first)}
      >
        {versions.map((version) => (
          <Version key={version.version} {...props} summary={version} />
        ))}
      </Accordion>
      {query.hasNextPage && (
        <Button
          mt="md"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.older}
        </Button>
      )}
    </Drawer>
  );
}

function Version({ summary, ...props }: Props & { summary: VersionSummary }) {
  const texts = useOfficeTexts().records.history;
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const { words } = useFormParts();
  const changed = summary.changed.map((path) => labelOf(words, path)).join(', ');
  return (
    <Accordion.Item value={String(summary.version)}>
      <Accordion.Control>
        <Text size="sm" fw={600} component="span" display="block">
          {formatTime(summary.at, language)} {summary.by && resource.updatedBy(summary.by)}
        </Text>
        <Text size="sm" c="dimmed" component="span" display="block">
          {summary.first ? texts.first : changed || texts.sameValues}
        </Text>
      </Accordion.Control>
      <Accordion.Panel>
        <VersionDetail {...props} version={summary.version} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function VersionDetail({ name, id, version, valuesOf, onBringBack }: Props & { version: number }) {
  const { records, resource } = useOfficeTexts();
  const query = useQuery({
    queryKey: [name, 'version', id, version],
    queryFn: async () =>
      (await callAsUser('records/version', { resource: name, id, version })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isError) return <Text role="alert">{explainFailure(resource, query.error)}</Text>;
  if (query.isPending) return <Skeleton height={60} role="status" aria-label={resource.loading} />;
  const { values, previous } = query.data;
  const own = valuesOf(values);
  return (
    <Stack gap="sm" align="flex-start">
      <Differences before={previous ? valuesOf(previous) : {}} after={own} />
      {onBringBack && (
        <Button variant="light" onClick={() => onBringBack(own, version)}>
          {records.history.bringBack}
        </Button>
      )}
    </Stack>
  );
}
