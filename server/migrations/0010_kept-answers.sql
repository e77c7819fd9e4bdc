CREATE TABLE "installation_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
