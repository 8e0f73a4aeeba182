CREATE TABLE "application_count_month" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"network" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "application_count_month_kind_day_value_network_status_outcome_pk" PRIMARY KEY("kind","day","value","network","status","outcome"),
	CONSTRAINT "application_count_month_kind_check" CHECK ("application_count_month"."kind" in ('all', 'channel', 'province', 'province_month', 'product', 'reason', 'officer', 'wait', 'late', 'move', 'call')),
	CONSTRAINT "application_count_month_network_check" CHECK ("application_count_month"."network" in ('', 'GSB', 'TIP', 'BCP')),
	CONSTRAINT "application_count_month_status_check" CHECK ("application_count_month"."status" in ('', 'new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved', 'rejected', 'cancelled', 'closed')),
	CONSTRAINT "application_count_month_outcome_check" CHECK ("application_count_month"."outcome" in ('', 'open', 'approved', 'rejected', 'cancelled'))
);
