CREATE TABLE "line_channel" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"values" jsonb NOT NULL,
	"channel_secret" text,
	"access_token" text,
	"month" text DEFAULT '' NOT NULL,
	"pushed" integer DEFAULT 0 NOT NULL,
	"used_up_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "line_channel_id_check" CHECK ("line_channel"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "line_event" (
	"id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_line" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"user_digest" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_line_code" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"code_digest" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" DROP CONSTRAINT "outgoing_mail_state_check";--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_line" ADD CONSTRAINT "application_line_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_line_code" ADD CONSTRAINT "application_line_code_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_event_taken" ON "line_event" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "application_line_user" ON "application_line" USING btree ("user_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "application_line_code_digest" ON "application_line_code" USING btree ("code_digest");--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_channel_check" CHECK ("outgoing_mail"."channel" in ('mail', 'line')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_state_check" CHECK ("outgoing_mail"."state" in ('queued', 'sending', 'sent', 'written', 'failed', 'unsure', 'given_up', 'dropped', 'passed_on')) NOT VALID;