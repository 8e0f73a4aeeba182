ALTER TABLE "job_application" ADD COLUMN "phone_mask" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "phone_digest" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "tel_mask" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "tel_digest" text;--> statement-breakpoint
ALTER TABLE "job_application" drop column "search_text";--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || right(phone_mask, 4))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" drop column "search_text";--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(client_id::text || ' ' || name || ' ' || email || ' ' || right(tel_mask, 4) || ' ' || header || ' ' || "text")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_application_phone" ON "job_application" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "job_application_email" ON "job_application" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_tel" ON "contact_message" USING btree ("tel_digest");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_application_search" ON "job_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ("search_text" gin_trgm_ops);
