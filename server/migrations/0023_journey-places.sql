CREATE TABLE "journey_places" (
	"user_id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"set_aside" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journey_places" ADD CONSTRAINT "journey_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table "journey_places" enable row level security;
--> statement-breakpoint
create policy own on "journey_places" using ("user_id" = (select porchlight_owner())) with check ("user_id" = (select porchlight_owner()));
