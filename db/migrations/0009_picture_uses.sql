CREATE TABLE "picture_use" (
	"picture_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "picture_use_picture_id_resource_record_id_pk" PRIMARY KEY("picture_id","resource","record_id")
);
--> statement-breakpoint
CREATE INDEX "picture_use_of_record" ON "picture_use" USING btree ("resource","record_id");