ALTER TABLE "users" ADD COLUMN "guest" text;--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("created_at") WHERE "users"."guest" is not null;