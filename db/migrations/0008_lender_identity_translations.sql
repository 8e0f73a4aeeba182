-- The registered name and the licence are texts to translate, as the others of the company are.
select keep_translations('company', 'company', 'name registeredName licence address officeHours');--> statement-breakpoint
ALTER TABLE "page_text" VALIDATE CONSTRAINT "page_text_key_check";
