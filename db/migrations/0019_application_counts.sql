CREATE TABLE "application_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"network" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "application_count_kind_day_value_network_status_outcome_pk" PRIMARY KEY("kind","day","value","network","status","outcome")
);
--> statement-breakpoint
CREATE TABLE "application_count_change" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"network" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_count_change_of" ON "application_count_change" USING btree ("kind","day");