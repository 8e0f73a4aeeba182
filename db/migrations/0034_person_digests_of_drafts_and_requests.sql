ALTER TABLE "application_draft" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "application_draft_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "email_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "typed_email_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "contact_email_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "phone_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "contact_phone_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "id_card_digest" text;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "company_id_digest" text;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "contact_phone_digest" text;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "contact_email_digest" text;--> statement-breakpoint
CREATE INDEX "application_draft_email" ON "application_draft" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_typed_email" ON "application_draft" USING btree ("typed_email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_contact_email" ON "application_draft" USING btree ("contact_email_digest");--> statement-breakpoint
CREATE INDEX "application_draft_phone" ON "application_draft" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "application_draft_contact_phone" ON "application_draft" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "application_draft_id_card" ON "application_draft" USING btree ("id_card_digest");--> statement-breakpoint
CREATE INDEX "application_draft_company_id" ON "application_draft" USING btree ("company_id_digest");--> statement-breakpoint
CREATE INDEX "privacy_request_contact_phone" ON "privacy_request" USING btree ("contact_phone_digest");--> statement-breakpoint
CREATE INDEX "privacy_request_contact_email" ON "privacy_request" USING btree ("contact_email_digest");--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_number_unique" UNIQUE("number");