ALTER TABLE "sms_campaign" ADD COLUMN "moving" text;
--> statement-breakpoint
ALTER TABLE "sms_campaign" ADD CONSTRAINT "sms_campaign_moving_check" CHECK ("sms_campaign"."moving" in ('cancel', 'resend', 'sendUnknown', 'acceptUnknown')) NOT VALID;
