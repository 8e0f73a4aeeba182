import { AppError } from '#contract/errors.ts';
import type { smsCampaignCalls } from '#contract/sms/campaigns.ts';
import type { smsGatewayCalls } from '#contract/sms/gateway.ts';
import type { smsMessageCalls, smsOptOutCalls } from '#contract/sms/messages.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { violatedConstraint } from '#server/platform/violated.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { readFacts, writeSome } from './campaign-facts.ts';
import { decideUnknown, judge, takeStep } from './campaign-steps.ts';
import { campaignKind, holdCampaign } from './campaigns.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { listRoutes } from './list-routes.ts';
import { listCampaigns, messageKind } from './messages.ts';
import { optOutKind } from './opt-outs.ts';
import type { SmsParts } from './parts.ts';
import { smsRules } from './rules.ts';

const PREVIEWED = 3;

type Calls = keyof (typeof smsCampaignCalls &
  typeof smsGatewayCalls &
  typeof smsMessageCalls &
  typeof smsOptOutCalls);

/** Messages to many, what became of them, who wants none, and how they leave the house. */
export function smsRoutes(parts: SmsParts): Handlers<Calls> {
  const { db, sealing } = parts;
  const optOuts = resourceRoutes(db, optOutKind(sealing));

  async function act(id: number, { viewer }: CallContext, step: (tx: Db) => Promise<void>) {
    await db.transaction(step);
    return { data: await readFacts(parts, db, id, viewer) };
  }

  return {
    ...resourceRoutes(db, campaignKind),
    ...resourceRoutes(db, messageKind(sealing)),
    ...optOuts,
    'smsOptOut/add': (input, context) =>
      optOuts['smsOptOut/add'](input, context).catch(refuseTaken),
    'smsOptOut/restore': (input, context) =>
      optOuts['smsOptOut/restore'](input, context).catch(refuseTaken),
    ...gatewayRoutes(parts),
    ...listRoutes(parts),
    'smsCampaign/facts': async ({ id }, { viewer }) => ({
      data: await readFacts(parts, db, id, viewer),
    }),
    'smsCampaign/preview': async ({ id, texts }) => ({
      data: await db.transaction(async (tx) => {
        const campaign = await holdCampaign(tx, id);
        return writeSome(parts, tx, campaign, { most: PREVIEWED, texts });
      }),
    }),
    'smsCampaign/step': async (step, context) => {
      const rules = smsRules(await parts.parameters());
      return act(step.id, context, (tx) => takeStep(tx, step, rules, context));
    },
    'smsCampaign/judge': async (verdict, context) =>
      act(verdict.id, context, (tx) => judge(tx, verdict, context)),
    'smsCampaign/decide': async (decision, context) =>
      act(decision.id, context, (tx) => decideUnknown(tx, decision, context)),
    'smsMessage/campaigns': async ({ before }) => ({ data: await listCampaigns(db, before) }),
  };
}

/** Found out by writing: whose number it is may use their stop link in this very moment. */
function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'sms_opt_out_phone')
    throw new AppError('taken', { phone: 'taken' });
  throw error;
}
