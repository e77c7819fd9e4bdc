CREATE TABLE "weekly_rates" (
	"week" date PRIMARY KEY NOT NULL,
	"percent_30" text NOT NULL,
	"percent_15" text,
	"imported_at" timestamp with time zone NOT NULL
);
