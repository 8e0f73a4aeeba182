import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import type { ContractPaper } from '#contract/cases/contract-papers.ts';
import { OFFER_FIELDS } from '#contract/contract-forms/form-fields.ts';
import { localize } from '#contract/localize.ts';
import { saveFile } from '../../api/save-file.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../application-record/section.tsx';
import { useNotifyFailure } from '../application-record/use-case.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser, downloadAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './contract-forms.module.css';
import { useContractFormTexts } from './texts.ts';

type Props = { resource: StaffResource; record: CaseDetails };

/** Papers to sign, made of what the case says; what it does not say yet is named first. */
export function ContractPapersSection({ resource, record }: Props) {
  const texts = useContractFormTexts();
  const query = useQuery({
    // What is missing follows what the case says.
    queryKey: ['application', 'contractPapers', resource, record.id, record.version],
    queryFn: async () =>
      (await callAsUser('application/contractPapers', { resource, id: record.id })).data,
  });
  return (
    <Section title={texts.papersTitle}>
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data?.length === 0 && (
        <p>
          <Prose>{texts.papersNone}</Prose>
        </p>
      )}
      <ul className={styles.papers}>
        {query.data?.map((paper) => (
          <PaperLine key={paper.formId} paper={paper} resource={resource} record={record} />
        ))}
      </ul>
    </Section>
  );
}

type Version = ContractPaper['versions'][number];

function PaperLine({ paper, resource, record }: Props & { paper: ContractPaper }) {
  const texts = useContractFormTexts();
  const language = useLanguage();
  const mayMake = useCan()('RegisterMaint.edit');
  const notifyFailure = useNotifyFailure();
  const name = localize(paper.name, language);
  const make = useMutation({
    mutationFn: ({ language: written }: Version) =>
      downloadAsUser('application/contractPaperPdf', {
        ...{ resource, id: record.id, formId: paper.formId },
        language: written,
      }),
    onSuccess: (file, { language: written }) =>
      saveFile(`${record.reference}-${paper.formId}-${written}.pdf`, file),
    onError: notifyFailure,
  });
  // Many fields are of one thing that is to be done.
  const missing = new Set(
    paper.versions.flatMap((version) =>
      version.missing.map((field) => (OFFER_FIELDS.has(field) ? texts.offer : texts.fields[field])),
    ),
  );
  return (
    <li>
      <span>
        <Prose>{name}</Prose>
      </span>
      {mayMake && (
        <span className={styles.buttons}>
          {paper.versions.map((version) => (
            <Button
              key={version.language}
              size="compact-md"
              variant="default"
              disabled={version.missing.length > 0}
              loading={make.isPending && make.variables.language === version.language}
              aria-label={texts.make(name, texts.languages[version.language])}
              onClick={() => make.mutate(version)}
            >
              {texts.languages[version.language]}
            </Button>
          ))}
        </span>
      )}
      {missing.size > 0 && (
        <p>
          <Prose>{texts.missing([...missing].join(texts.between))}</Prose>
        </p>
      )}
    </li>
  );
}
