import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import type { RowOf } from '../resource/resource.ts';
import { useProfile } from '../session/profile.ts';
import { PictureField } from './picture-field.tsx';
import { useUserTexts } from './texts.ts';
import { groupsQuery } from './user-queries.ts';

/** The fields of a user, new or there. */
export function UserFields({ user }: { user: RowOf<'users'> | undefined }) {
  const texts = useUserTexts();
  const language = useLanguage();
  const profile = useProfile();
  const { form } = useFormParts();
  const { data: groups = [] } = useQuery(groupsQuery);
  const own = user?.userId === profile.user_id;
  const ungrouped = form.getValues().groupId === null;
  return (
    <Stack gap="sm">
      {user && <PictureField user={user} />}
      <TextField
        name="userId"
        label={texts.userId}
        {...(user ? { fixed: true } : { description: texts.userIdHint })}
        required
        maxLength={30}
        autoComplete="off"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField name="firstName" label={texts.firstName} required maxLength={100} />
        <TextField name="lastName" label={texts.lastName} maxLength={100} />
        <TextField name="employeeNumber" label={texts.employeeNumber} maxLength={30} />
        <TextField name="facilityCode" label={texts.facilityCode} maxLength={30} />
      </SimpleGrid>
      <TextField
        name="email"
        label={texts.email}
        description={texts.emailHint}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <ChoiceField
          name="groupId"
          label={texts.group}
          description={ungrouped ? texts.noGroupHint : texts.groupHint}
          none={texts.noGroup}
          fixed={own}
          choices={groups.map(({ id, name, allowed }) => ({
            value: id,
            label: localize(name, language),
            disabled: !allowed,
          }))}
        />
        <ChoiceField
          name="language"
          label={texts.language}
          choices={PICKER_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
      </SimpleGrid>
      <CheckField
        name="enabled"
        label={texts.enabled}
        description={texts.enabledHint}
        fixed={own}
      />
      <CheckField
        name="secondFactorRequired"
        label={texts.secondFactor}
        description={texts.secondFactorHint}
        fixed={own && user.secondFactorRequired}
      />
      {own && (
        <Text size="sm" c="dimmed">
          {texts.ownHint}
        </Text>
      )}
    </Stack>
  );
}
