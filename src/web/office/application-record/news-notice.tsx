import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { Prose } from '../../ui/prose.tsx';
import { useHappened } from '../applications/happened.ts';
import { Notice } from '../states/notice.tsx';
import { useCaseTexts } from './texts.ts';
import { readAnew } from './use-case.ts';

/** Something came from the applicant: before this reading, or while it is looked at. */
export function NewsNotice({ record }: { record: CaseDetails }) {
  const texts = useCaseTexts().news;
  const client = useQueryClient();
  const [since, forget] = useHappened(record.id);
  const show = () => {
    forget();
    void readAnew(client, record.id);
  };
  return (
    <div role="status">
      {(since || record.newsAt) && (
        <Notice color="blue" p="sm">
          <Group justify="space-between">
            <span>
              <Prose>{since ? texts.justNow : texts.before}</Prose>
            </span>
            {since && (
              <Button size="compact-md" variant="default" onClick={show}>
                {texts.show}
              </Button>
            )}
          </Group>
        </Notice>
      )}
    </div>
  );
}
