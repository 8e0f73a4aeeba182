import { Anchor } from '@mantine/core';
import type { Permission } from '#contract/rights/permissions.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { useCan } from '../session/profile.ts';

type Props = { text: string; to: string; needs: Permission };

/** In a list: how many belong to a row, leading to them for those who may see them. */
export function CountedLink({ text, to, needs }: Props) {
  const can = useCan();
  if (!can(needs)) return text;
  return (
    <Anchor component={OfficeLink} to={to} inherit>
      {text}
    </Anchor>
  );
}
