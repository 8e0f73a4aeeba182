ALTER TABLE "outgoing_mail" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "outgoing_mail_about" ON "outgoing_mail" USING btree ("about","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_created" ON "outgoing_mail" USING btree ("created_at","id");