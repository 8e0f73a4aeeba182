drop index concurrently if exists "application_past_of_product";
--> statement-breakpoint
create index concurrently "application_past_of_product" on "application" using btree ("product_id",(- "id"),"id","status","network","province_code","applicant","channel","assignee","due_at","convenient_time_id","created_at") where "application"."status" in ('rejected', 'cancelled', 'closed') and "application"."deleted_at" is null;
--> statement-breakpoint
drop index concurrently if exists "application_past_of_province";
--> statement-breakpoint
create index concurrently "application_past_of_province" on "application" using btree ("province_code",(- "id"),"id","status","product_id","network","applicant","channel","assignee","due_at","convenient_time_id","created_at") where "application"."status" in ('rejected', 'cancelled', 'closed') and "application"."deleted_at" is null;
