CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"actor_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"subject_name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(actor, '') || ' ' || action || ' ' || subject || ' ' || subject_id || ' ' || subject_name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captcha" (
	"solution_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_node" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_node_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"parent_id" integer,
	"position" integer NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"name" jsonb NOT NULL,
	"window_id" integer,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_route" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"path" text NOT NULL,
	"window_id" integer NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "nav_route_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "nav_window" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_window_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"url" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL,
	CONSTRAINT "nav_window_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "group_profile" (
	"group_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "group_profile_group_id_profile_id_pk" PRIMARY KEY("group_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "profile_permission" (
	"profile_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "profile_permission_profile_id_permission_pk" PRIMARY KEY("profile_id","permission")
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"administrator" boolean DEFAULT false NOT NULL,
	"network" text,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profile" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"deleted_at" timestamp with time zone,
	"name" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(name ->> 'th', '') || ' ' || coalesce(name ->> 'en', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"secret_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_secret_hash_user_id_pk" PRIMARY KEY("secret_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_import_row" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb,
	"chosen" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_picture" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"base64" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" DROP CONSTRAINT "app_user_userId_unique";--> statement-breakpoint
-- Counts of wrong passwords live for minutes; they begin anew, now per origin.
DELETE FROM "sign_in_guard";--> statement-breakpoint
ALTER TABLE "sign_in_guard" DROP CONSTRAINT "sign_in_guard_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_guard" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_guard" ADD CONSTRAINT "sign_in_guard_user_id_origin_pk" PRIMARY KEY("user_id","origin");--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "employee_number" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "facility_code" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" text DEFAULT 'th' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(user_id || ' ' || first_name || ' ' || last_name || ' ' || coalesce(employee_number, '') || ' ' || coalesce(facility_code, '') || ' ' || coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "password_grant" ADD COLUMN "kind" text DEFAULT 'cookie' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "nav_node" ADD CONSTRAINT "nav_node_parent_id_nav_node_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_node" ADD CONSTRAINT "nav_node_window_id_nav_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."nav_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_route" ADD CONSTRAINT "nav_route_window_id_nav_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."nav_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_profile" ADD CONSTRAINT "group_profile_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_profile" ADD CONSTRAINT "group_profile_profile_id_user_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_permission" ADD CONSTRAINT "profile_permission_profile_id_user_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD CONSTRAINT "user_import_row_import_id_user_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."user_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_picture" ADD CONSTRAINT "user_picture_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "nav_node_parent" ON "nav_node" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "user_import_row_number" ON "user_import_row" USING btree ("import_id","row_number");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_name" ON "app_user" USING btree (lower("user_id"));--> statement-breakpoint
CREATE INDEX "app_user_group" ON "app_user" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "app_user_import" ON "app_user" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "app_user_search" ON "app_user" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_session_user" ON "user_session" USING btree ("user_id");