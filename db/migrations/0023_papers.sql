ALTER TABLE "application_event" DROP CONSTRAINT "application_event_kind_check";--> statement-breakpoint
ALTER TABLE "application_request" ALTER COLUMN "asked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_file" ADD COLUMN "verdict" text DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_file" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "application_file" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_file" ADD COLUMN "refused_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_request" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_kind_check" CHECK ("application_event"."kind" in ('sent', 'moved', 'assigned', 'remark', 'requested', 'received', 'changed', 'checked', 'called', 'planned', 'stepDone', 'stepDropped', 'reminded', 'paperChecked', 'paperRefused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_verdict_check" CHECK ("application_file"."verdict" in ('unchecked', 'checked', 'refused')) NOT VALID;