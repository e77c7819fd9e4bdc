CREATE TABLE "program_watches" (
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "program_watches_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
ALTER TABLE "program_watches" ADD CONSTRAINT "program_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table "program_watches" enable row level security;
--> statement-breakpoint
create policy own on "program_watches" using ("user_id" = (select porchlight_owner())) with check ("user_id" = (select porchlight_owner()));
