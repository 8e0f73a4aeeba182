import { ListedTable } from '../content/listed-table.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

const JobPostingForm = laterPart(
  async () => (await import('./job-posting-form.tsx')).JobPostingForm,
);

/** Open positions, shown under "work with us" on the home page. */
export default function JobPostings() {
  const texts = useOfficeTexts().content.jobPostings;
  const control = useListState();
  return (
    <ResourceScreen
      title={texts.title}
      roomy
      list={<ListedTable name="jobPosting" control={control} texts={texts} />}
      record={control.record && <JobPostingForm {...control.record} />}
    />
  );
}
