ALTER TABLE "application" ADD COLUMN "contract_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_paid_amount_check" CHECK ("application"."paid_amount" >= 0) NOT VALID;