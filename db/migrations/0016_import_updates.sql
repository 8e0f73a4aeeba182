CREATE TABLE "sheet_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "sheet_mark_id_check" CHECK ("sheet_mark"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD COLUMN "row_key" text;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD COLUMN "changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD COLUMN "live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_import_row" ADD CONSTRAINT "sheet_import_row_action_check" CHECK ("sheet_import_row"."action" in ('new', 'changed', 'same')) NOT VALID;