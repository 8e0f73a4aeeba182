CREATE TABLE "policy_notice" (
	"version" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"reader" text DEFAULT 'subscriber' NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"ended_at" timestamp with time zone
);
