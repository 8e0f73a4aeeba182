drop index concurrently if exists application_network_newest;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_network_newest" ON "application" USING btree ("network",(- "id"),"id","status","product_id","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") WHERE "application"."network" is not null and "application"."deleted_at" is null;
--> statement-breakpoint
drop index concurrently if exists application_past_of_assignee;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_past_of_assignee" ON "application" USING btree ("assignee","status",(- "id")) WHERE "application"."status" in ('rejected', 'cancelled', 'closed');
--> statement-breakpoint
drop index concurrently if exists application_past_of_product;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_past_of_product" ON "application" USING btree ("product_id",(- "id"),"id") WHERE "application"."status" in ('rejected', 'cancelled', 'closed');
--> statement-breakpoint
drop index concurrently if exists application_past_of_province;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_past_of_province" ON "application" USING btree ("province_code",(- "id"),"id") WHERE "application"."status" in ('rejected', 'cancelled', 'closed');
--> statement-breakpoint
drop index concurrently if exists application_sent;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_sent" ON "application" USING brin ("created_at") WITH (pages_per_range=32);
--> statement-breakpoint
drop index concurrently if exists application_own_id_card;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_own_id_card" ON "application" USING btree ("id_card_digest") WHERE "application"."id_card_digest" is not null;
--> statement-breakpoint
drop index concurrently if exists application_own_company_id;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_own_company_id" ON "application" USING btree ("company_id_digest") WHERE "application"."company_id_digest" is not null;
--> statement-breakpoint
drop index concurrently if exists application_own_contact_phone;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_own_contact_phone" ON "application" USING btree ("contact_phone_digest") WHERE "application"."contact_phone_digest" is not null;
--> statement-breakpoint
drop index concurrently if exists application_own_email;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_own_email" ON "application" USING btree ("email_digest") WHERE "application"."email_digest" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_of_assignee";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_of_network";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_of_product";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_of_province";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_id_card";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_company_id";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_contact_phone";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "application_email";
