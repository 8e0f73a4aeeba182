CREATE TABLE "product_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"published" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_until" timestamp with time zone,
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"individual" boolean NOT NULL,
	"company" boolean NOT NULL,
	"rate_kind" text NOT NULL,
	"rate_from" numeric(6, 3) NOT NULL,
	"rate_to" numeric(6, 3) NOT NULL,
	"unchecked_rate_from" numeric(6, 3),
	"unchecked_rate_to" numeric(6, 3),
	"repayment" text NOT NULL,
	"interest_only_months" integer NOT NULL,
	"longest_months" integer NOT NULL,
	"appraisal_fee" bigint NOT NULL,
	"registration_percent" numeric(6, 3) NOT NULL,
	"registration_cap" bigint NOT NULL,
	"stamp_percent" numeric(6, 3) NOT NULL,
	"stamp_cap" bigint NOT NULL,
	"early_settlement_percent" numeric(6, 3) NOT NULL,
	"early_settlement_months" integer NOT NULL,
	"late_interest_percent" numeric(6, 3) NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "product_terms_rate_kind_check" CHECK ("product_terms"."rate_kind" in ('fixed', 'floating')),
	CONSTRAINT "product_terms_repayment_check" CHECK ("product_terms"."repayment" in ('interest_first', 'annuity', 'principal_last')),
	CONSTRAINT "product_terms_rate_from_check" CHECK ("product_terms"."rate_from" >= 0),
	CONSTRAINT "product_terms_interest_only_months_check" CHECK ("product_terms"."interest_only_months" >= 0),
	CONSTRAINT "product_terms_longest_months_check" CHECK ("product_terms"."longest_months" >= 0),
	CONSTRAINT "product_terms_appraisal_fee_check" CHECK ("product_terms"."appraisal_fee" >= 0),
	CONSTRAINT "product_terms_registration_cap_check" CHECK ("product_terms"."registration_cap" >= 0),
	CONSTRAINT "product_terms_stamp_cap_check" CHECK ("product_terms"."stamp_cap" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_terms_by_name" ON "product_terms" USING btree (lower("name" ->> 'th') collate "th-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_terms_by_update" ON "product_terms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_terms_search" ON "product_terms" USING gin ("search_text" gin_trgm_ops);