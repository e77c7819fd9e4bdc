CREATE TABLE "clock_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "letters_queued_domains" ON "letters" USING btree ("urgency",(split_part("email", '@', 2) collate "C"),"due_at") WHERE "letters"."state" = 'queued';