CREATE TABLE "task_owners" (
	"purchase_id" uuid NOT NULL,
	"milestone_id" integer NOT NULL,
	"task_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "task_owners_purchase_id_milestone_id_task_id_pk" PRIMARY KEY("purchase_id","milestone_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "task_owners" ADD CONSTRAINT "task_owners_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_owners" ADD CONSTRAINT "task_owners_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "task_owners_person" ON "task_owners" USING btree ("person_id");
--> statement-breakpoint
alter table "task_owners" enable row level security;
--> statement-breakpoint
create policy together on "task_owners" using ("purchase_id" = any (array(select porchlight_purchases())));
