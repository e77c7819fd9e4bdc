CREATE TABLE "home_buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"current_stage" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"feedback" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_feedback_rating" CHECK ("milestone_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "completed_stages" (
	"user_id" text NOT NULL,
	"stage_slug" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completed_stages_user_id_stage_slug_pk" PRIMARY KEY("user_id","stage_slug")
);
--> statement-breakpoint
CREATE TABLE "milestone_dates" (
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"date_key" text NOT NULL,
	"date" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_dates_user_id_milestone_id_date_key_pk" PRIMARY KEY("user_id","milestone_id","date_key")
);
--> statement-breakpoint
CREATE TABLE "milestone_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "home_buyers" ADD CONSTRAINT "home_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_feedback" ADD CONSTRAINT "milestone_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_stages" ADD CONSTRAINT "completed_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dates" ADD CONSTRAINT "milestone_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_notes" ADD CONSTRAINT "milestone_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_feedback_user_id" ON "milestone_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "milestone_notes_user_id" ON "milestone_notes" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at" ON "notifications" USING btree ("user_id","created_at");