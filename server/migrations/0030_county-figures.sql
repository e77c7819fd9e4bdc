CREATE TABLE "fha_county_limits" (
	"year" integer NOT NULL,
	"fips" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"one_unit" integer NOT NULL,
	"two_unit" integer NOT NULL,
	"three_unit" integer NOT NULL,
	"four_unit" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fha_county_limits_year_fips_pk" PRIMARY KEY("year","fips")
);
--> statement-breakpoint
CREATE TABLE "income_limits" (
	"year" integer NOT NULL,
	"area" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"town" text,
	"hud_area" text NOT NULL,
	"median" integer NOT NULL,
	"limits_50" integer[] NOT NULL,
	"limits_80" integer[] NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_limits_year_area_pk" PRIMARY KEY("year","area")
);
--> statement-breakpoint
CREATE INDEX "fha_county_limits_state" ON "fha_county_limits" USING btree ("year","state");--> statement-breakpoint
CREATE INDEX "income_limits_state" ON "income_limits" USING btree ("state","year");