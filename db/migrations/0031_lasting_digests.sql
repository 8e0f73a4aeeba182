CREATE TABLE "sms_digest_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "recipient_digest" text;--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient" ON "outgoing_mail" USING btree ("recipient_digest");