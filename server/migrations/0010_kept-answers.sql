CREATE TABLE "kept_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"digest" text,
	"claim" uuid NOT NULL,
	"instance_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" smallint,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE TABLE "installation_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_answers_at" ON "kept_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "kept_answers_user_id" ON "kept_answers" USING btree ("user_id");