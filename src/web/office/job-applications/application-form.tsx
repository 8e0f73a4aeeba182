import { Textarea } from '@mantine/core';
import { JOB_STATUSES, LONGEST } from '#contract/job-applications/limits.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { ORDER, useField } from '../resource/form-context.ts';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan, useProfile } from '../session/profile.ts';
import { ApplicantDetails } from './applicant-details.tsx';
import { useJobApplicationTexts } from './texts.ts';

type Values = ValuesOf<'jobApplication'>;

const NEW: Values = { status: 'new', remark: '', assignee: null };

/** How an application is dealt with, beside what the applicant wrote. */
export function ApplicationForm(record: RecordProps) {
  const texts = useJobApplicationTexts();
  const language = useLanguage();
  const can = useCan();
  return (
    <ResourceForm
      name="jobApplication"
      {...record}
      initial={NEW}
      nameOf={({ id }) => texts.number(String(id))}
      mayEdit={can('JobApplicationMaint.edit')}
      drafts={false}
    >
      {(row) => (
        <>
          <ChoiceField
            name="status"
            label={texts.status}
            required
            choices={JOB_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
          />
          <AssigneeField assignee={row?.assignee ?? null} />
          <RemarkField />
          {row && (
            <ApplicantDetails
              id={row.id}
              position={localize(row.position, language) || texts.general}
            />
          )}
        </>
      )}
    </ResourceForm>
  );
}

function AssigneeField({ assignee }: { assignee: string | null }) {
  const texts = useJobApplicationTexts();
  const { user_id: own } = useProfile();
  const known = [...new Set([own, ...(assignee ? [assignee] : [])])];
  return (
    <ChoiceField
      name="assignee"
      label={texts.assignee}
      description={texts.assigneeHint}
      none={texts.noAssignee}
      choices={known.map((value) => ({ value, label: value }))}
    />
  );
}

function RemarkField() {
  const texts = useJobApplicationTexts();
  const field = useField('remark', texts.remark);
  return (
    <Textarea
      {...field}
      value={typeof field.value === 'string' ? field.value : ''}
      description={texts.remarkHint}
      inputWrapperOrder={ORDER}
      variant={field.readOnly ? 'filled' : 'default'}
      maxLength={LONGEST.remark}
      autosize
      minRows={2}
      maxRows={8}
    />
  );
}
