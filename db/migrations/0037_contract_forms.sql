CREATE TABLE "contract_form" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"key" text,
	"name" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(body ->> 'th', '')) || '|' || text_of_html(coalesce(body ->> 'en', '')))) STORED NOT NULL,
	CONSTRAINT "contract_form_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "contract_form_by_name" ON "contract_form" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "contract_form_by_english" ON "contract_form" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "contract_form_by_update" ON "contract_form" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "contract_form_search" ON "contract_form" USING gin ("search_text" gin_trgm_ops);