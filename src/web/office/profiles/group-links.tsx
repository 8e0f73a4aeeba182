import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { useCan } from '../session/profile.ts';

type Props = { groups: ReadonlyArray<{ id: number; name: LocalizedText }> };

/** Groups by name, each leading to its record for those who may see it. */
export function GroupLinks({ groups }: Props) {
  const language = useLanguage();
  const can = useCan();
  return groups.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      {can('userGroup.view') ? (
        <Anchor component={OfficeLink} to={`/userGroup?id=${id}`} inherit>
          {localize(name, language)}
        </Anchor>
      ) : (
        localize(name, language)
      )}
    </Fragment>
  ));
}
