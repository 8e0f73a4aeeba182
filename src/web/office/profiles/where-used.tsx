import { Text } from '@mantine/core';
import { useRightsTexts } from '../groups/texts.ts';
import { GroupLinks } from './group-links.tsx';

type Props = Parameters<typeof GroupLinks>[0];

/** Whom a change of this profile reaches. */
export function WhereUsed({ groups }: Props) {
  const texts = useRightsTexts().profiles;
  return (
    <Text size="sm">
      {groups.length === 0 ? (
        texts.unused
      ) : (
        <>
          {texts.usedIn}: <GroupLinks groups={groups} />
        </>
      )}
    </Text>
  );
}
