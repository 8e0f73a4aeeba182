CREATE TABLE "privacy_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date GENERATED ALWAYS AS (received_on + 30) STORED NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || contact || ' ' || note)) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "privacy_request_due" ON "privacy_request" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "privacy_request_by_update" ON "privacy_request" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "privacy_request_search" ON "privacy_request" USING gin ("search_text" gin_trgm_ops);