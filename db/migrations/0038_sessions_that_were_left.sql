ALTER TABLE "user_session" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "left_mark" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "stayed_mark" bigint DEFAULT 0 NOT NULL;