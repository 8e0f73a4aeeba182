ALTER TABLE "page_text" DROP CONSTRAINT "page_text_key_check";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registered_name" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registration_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "licence" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_text" ADD CONSTRAINT "page_text_key_check" CHECK ("page_text"."key" in ('about', 'goal', 'costs', 'hardship', 'complaints', 'cookie-policy', 'cookie-policy-private')) NOT VALID;