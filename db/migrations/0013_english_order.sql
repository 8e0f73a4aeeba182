drop index concurrently if exists article_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "article_by_english" ON "article" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists article_category_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "article_category_by_english" ON "article_category" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists branch_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "branch_by_english" ON "branch" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists document_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "document_by_english" ON "document" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists document_header_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "document_header_by_english" ON "document_header" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists banner_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "banner_by_english" ON "banner" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists job_posting_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_posting_by_english" ON "job_posting" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists menu_link_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "menu_link_by_english" ON "menu_link" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists page_text_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "page_text_by_english" ON "page_text" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists question_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "question_by_english" ON "question" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists credit_limit_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "credit_limit_by_english" ON "credit_limit" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists product_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_by_english" ON "product" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists product_detail_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_detail_by_english" ON "product_detail" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists product_terms_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_terms_by_english" ON "product_terms" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists promotion_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "promotion_by_english" ON "promotion" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists convenient_time_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "convenient_time_by_english" ON "convenient_time" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists guarantee_type_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guarantee_type_by_english" ON "guarantee_type" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists receive_channel_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receive_channel_by_english" ON "receive_channel" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists reject_reason_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reject_reason_by_english" ON "reject_reason" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
--> statement-breakpoint
drop index concurrently if exists upload_type_by_english;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "upload_type_by_english" ON "upload_type" USING btree (lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'th')) collate "en-x-icu","id");
