CREATE TABLE "county_limits" (
	"year" integer NOT NULL,
	"fips" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"one_unit" integer NOT NULL,
	"two_unit" integer NOT NULL,
	"three_unit" integer NOT NULL,
	"four_unit" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "county_limits_year_fips_pk" PRIMARY KEY("year","fips")
);
--> statement-breakpoint
CREATE TABLE "saved_scenarios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tool" text NOT NULL,
	"name" text NOT NULL,
	"inputs" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_scenarios" ADD CONSTRAINT "saved_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "county_limits_state" ON "county_limits" USING btree ("year","state");--> statement-breakpoint
CREATE INDEX "saved_scenarios_user_id" ON "saved_scenarios" USING btree ("user_id","updated_at");