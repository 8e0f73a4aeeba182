CREATE TABLE "message_template" (
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "message_template_event_channel_language_pk" PRIMARY KEY("event","channel","language"),
	CONSTRAINT "message_template_channel_check" CHECK ("message_template"."channel" in ('sms', 'line')),
	CONSTRAINT "message_template_language_check" CHECK ("message_template"."language" in ('th', 'en'))
);
