import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Publishing } from '#contract/resource/publishing.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { visibilityAt } from '#contract/resource/visibility.ts';
import { useOfficeTexts } from '../texts.ts';

type Props = { row: (Publishing & RowFacts) | undefined; href: string };

/** Leads to what visitors see of a record, while they see it. */
export function SeeOnSite({ row, href }: Props) {
  const texts = useOfficeTexts().content.publishing;
  if (!row || row.deletedAt || visibilityAt(row, Date.now()) !== 'visible') return null;
  return <SiteLink href={href}>{texts.seeOnSite}</SiteLink>;
}

/** To a page of the site, beside the office and not in its place. */
export function SiteLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      variant="light"
      w="fit-content"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {children}
    </Button>
  );
}
