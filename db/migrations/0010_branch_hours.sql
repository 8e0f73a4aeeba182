ALTER TABLE "branch" ADD COLUMN "hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The hours are a text to translate, as name and street are.
select keep_translations('branch', 'branch', 'name street1 hours', 'network');
