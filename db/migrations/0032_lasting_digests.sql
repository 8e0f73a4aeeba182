CREATE TABLE "sms_digest_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_request" drop column "search_text";--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || note)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "recipient_digest" text;--> statement-breakpoint
ALTER TABLE "page_text" ADD COLUMN "ask_again_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient" ON "outgoing_mail" USING btree ("recipient_digest");--> statement-breakpoint
CREATE INDEX "privacy_request_search" ON "privacy_request" USING gin ("search_text" gin_trgm_ops);