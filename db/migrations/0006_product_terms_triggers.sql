-- Public pages show the terms, and the translation desk goes through their names.
create trigger content_changed after insert or update or delete or truncate on product_terms
  for each statement execute function notify_content_changed();
--> statement-breakpoint
select keep_translations('product_terms', 'productTerms', 'name');
--> statement-breakpoint
comment on column product_terms.appraisal_fee is 'whole baht';
--> statement-breakpoint
comment on column product_terms.registration_cap is 'whole baht';
--> statement-breakpoint
comment on column product_terms.stamp_cap is 'whole baht';
