import { beginAppointment } from '#contract/applications/appointments.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { appointmentCalls } from '#contract/cases/appointments.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import { letterLanguage } from '#server/mail/event.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { appoint, callOff, listAppointments } from './appointments.ts';
import { readDeeds } from './deeds.ts';
import { kindOf } from './paper-words.ts';
import { namePerson } from './step-routes.ts';

/** Days at the Land Office and in branches. */
export function appointmentRoutes(parts: CaseParts): Handlers<keyof typeof appointmentCalls> {
  const { db, knowledge, parameters } = parts;
  return {
    'application/appointments': async (seen, { viewer }) => {
      const row = await findCase(db, seen, viewer);
      const deeds = await readDeeds(db, row.id);
      const { guaranteeTypes } = await knowledge.readChoices(db);
      const language = letterLanguage(row);
      // Of land that nobody has written down yet, the title is to be brought all the same.
      const titles = (deeds.length > 0 ? deeds : [undefined]).map((deed) => ({
        kind: kindOf(deed, row, guaranteeTypes, language),
        deedNo: deed?.deedNo ?? '',
      }));
      const { applicant, guaranteeProvinceCode } = row;
      const settings = await parameters();
      return {
        data: {
          appointments: await listAppointments(db, row.id),
          makes:
            seen.resource === 'application' &&
            isOpenStatus(row.status) &&
            row.anonymisedAt === null &&
            viewer.permissions.has('RegisterMaint.edit'),
          begins: {
            ...beginAppointment({ applicant, deeds: titles }, language),
            provinceCode: deeds[0]?.provinceCode ?? guaranteeProvinceCode ?? row.provinceCode,
          },
          holidays: settings.office_holidays,
        },
      };
    },
    'application/appointmentBranches': async ({ search }) => ({
      data: await knowledge.searchBranches(db, search),
    }),
    'application/appoint': async ({ assignee, ...input }, by) => {
      const person = (await namePerson(parts, { assignee }, by.viewer)).assignee;
      const settings = await parameters();
      return {
        data: await db.transaction((tx) =>
          appoint(tx, parts, settings, by, { ...input, assignee: person }),
        ),
      };
    },
    'application/cancelAppointment': async (input, by) => {
      const settings = await parameters();
      await db.transaction((tx) => callOff(tx, settings, by, input));
      return { data: null };
    },
  };
}
