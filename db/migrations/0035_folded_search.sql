-- A text as it is searched in: small letters, one kind of digits, and without what people write or
-- leave out as they like; gaps become single spaces, and a stroke keeps parts apart.
CREATE FUNCTION search_kept(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(translate(
  lower(normalize(written)),
  U&'๐๑๒๓๔๕๖๗๘๙\0020\0009\000a\000b\000c\000d\00a0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\3000!"#$%&''()*+,-./:;<=>?[\\]^_`{}~¡¢£¥§«°·»¿×÷\00ad\200b\200c\200d\200e\200f\2010\2011\2012\2013\2014\2015‘’“”…฿ฯ๏๚๛\feff',
  '0123456789' || repeat(' ', 24)
), U&'\0e40\0e40', U&'\0e41'), U&'\0e4d\0e32', U&'\0e33');--> statement-breakpoint
-- The same without any gaps: สมชายใจดี is found in สมชาย ใจดี, and the other way round.
CREATE FUNCTION search_folded(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(search_kept(written), ' ', '');--> statement-breakpoint
-- The same with the first two letters of each word behind it, each after a space.
CREATE FUNCTION search_marked(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN search_folded(written)
  || regexp_replace(' ' || translate(search_kept(written), '|', ' '), ' +([^ ]{1,2})[^ ]*', ' \1', 'g');--> statement-breakpoint
CREATE FUNCTION text_of_html(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(html, '<[^>]*>|&[a-z]+;', '', 'g');--> statement-breakpoint
ALTER TABLE "application" drop column "search_text";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_marked(reference || '|' || prefix || ' ' || first_name || ' ' || last_name || '|' || case prefix when 'นางสาว' then 'น.ส.' || first_name || ' ' || last_name else '' end || '|' || company_prefix || ' ' || company_name || '|' || ref_code || '|' || phone_tail || '|' || deed_numbers)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article" drop column "search_text";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article_category" drop column "search_text";--> statement-breakpoint
ALTER TABLE "article_category" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_event" drop column "search_text";--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_marked(coalesce(actor, '') || '|' || action || '|' || subject || '|' || subject_id || '|' || subject_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "branch" drop column "search_text";--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(street1 ->> 'th', '') || '|' || coalesce(street1 ->> 'en', '') || '|' || coalesce(district_name ->> 'th', '') || '|' || coalesce(district_name ->> 'en', '') || '|' || coalesce(province_name ->> 'th', '') || '|' || coalesce(province_name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document" drop column "search_text";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(remark ->> 'th', '') || '|' || coalesce(remark ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_header" drop column "search_text";--> statement-breakpoint
ALTER TABLE "document_header" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(remark ->> 'th', '') || '|' || coalesce(remark ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" drop column "search_text";--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(first_name || ' ' || last_name || '|' || email || '|' || right(phone_mask, 4))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" drop column "search_text";--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(event || '|' || key || '|' || recipient || '|' || answer)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" drop column "search_text";--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(client_id::text || '|' || name || '|' || email || '|' || right(tel_mask, 4) || '|' || header || '|' || "text")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "nav_window" drop column "search_text";--> statement-breakpoint
ALTER TABLE "nav_window" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" drop column "search_text";--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" drop column "search_text";--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_link" drop column "search_text";--> statement-breakpoint
ALTER TABLE "menu_link" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "page_text" drop column "search_text";--> statement-breakpoint
ALTER TABLE "page_text" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "question" drop column "search_text";--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" drop column "search_text";--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(file_name || '|' || coalesce(alt ->> 'th', '') || '|' || coalesce(alt ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_request" drop column "search_text";--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(name || '|' || note)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_limit" drop column "search_text";--> statement-breakpoint
ALTER TABLE "credit_limit" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" drop column "search_text";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_detail" drop column "search_text";--> statement-breakpoint
ALTER TABLE "product_detail" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" drop column "search_text";--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(summary ->> 'th', '') || '|' || coalesce(summary ->> 'en', '') || '|' || text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "convenient_time" drop column "search_text";--> statement-breakpoint
ALTER TABLE "convenient_time" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "guarantee_type" drop column "search_text";--> statement-breakpoint
ALTER TABLE "guarantee_type" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "receive_channel" drop column "search_text";--> statement-breakpoint
ALTER TABLE "receive_channel" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reject_reason" drop column "search_text";--> statement-breakpoint
ALTER TABLE "reject_reason" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_type" drop column "search_text";--> statement-breakpoint
ALTER TABLE "upload_type" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', '') || '|' || coalesce(detail ->> 'th', '') || '|' || coalesce(detail ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_group" drop column "search_text";--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profile" drop column "search_text";--> statement-breakpoint
ALTER TABLE "user_profile" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce(name ->> 'th', '') || '|' || coalesce(name ->> 'en', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" drop column "search_text";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(user_id || '|' || first_name || ' ' || last_name || '|' || coalesce(employee_number, '') || '|' || coalesce(facility_code, '') || '|' || coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "body_text" text GENERATED ALWAYS AS (search_folded(text_of_html(coalesce(detail ->> 'th', '')) || '|' || text_of_html(coalesce(detail ->> 'en', '')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "article_body" ON "article" USING gin ("body_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_campaign_search" ON "sms_campaign" USING gin (search_folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_message_of_campaign" ON "sms_message" USING btree ("campaign_id",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "sms_message_state" ON "sms_message" USING btree ("state",(- "id"),"id");--> statement-breakpoint
CREATE INDEX "sms_message_by_update" ON "sms_message" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sms_message_about" ON "sms_message" USING btree ("event_key" text_pattern_ops) WHERE "sms_message"."event" is not null;--> statement-breakpoint
CREATE INDEX "sms_message_search" ON "sms_message" USING gin (search_folded("phone_masked") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_opt_out_search" ON "sms_opt_out" USING gin (search_folded("phone_masked" || '|' || "note") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_search" ON "application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_search" ON "article" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_category_search" ON "article_category" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "branch_search" ON "branch" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "document_search" ON "document" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "document_header_search" ON "document_header" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_application_search" ON "job_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outgoing_mail_search" ON "outgoing_mail" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banner_search" ON "banner" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_posting_search" ON "job_posting" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_link_search" ON "menu_link" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_text_search" ON "page_text" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_search" ON "question" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "picture_search" ON "picture" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "privacy_request_search" ON "privacy_request" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "credit_limit_search" ON "credit_limit" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_detail_search" ON "product_detail" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotion_search" ON "promotion" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "convenient_time_search" ON "convenient_time" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "guarantee_type_search" ON "guarantee_type" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receive_channel_search" ON "receive_channel" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reject_reason_search" ON "reject_reason" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "upload_type_search" ON "upload_type" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_user_search" ON "app_user" USING gin ("search_text" gin_trgm_ops);
