CREATE TABLE "proposals" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"why" text NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "proposals_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("purchase_id","kind","key") WHERE "proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "proposals_by_member" ON "proposals" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "proposals_by_answerer" ON "proposals" USING btree ("answered_by");--> statement-breakpoint
-- Both buyers read what staff propose to their purchase and answer it; staff propose and withdraw past these policies.
alter table proposals enable row level security;
create policy together on proposals for select using (purchase_id = any (array(select porchlight_purchases())));
create policy answered on proposals for update using (purchase_id = any (array(select porchlight_purchases())));
