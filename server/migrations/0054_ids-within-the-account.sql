set local lock_timeout = '500ms';
--> statement-breakpoint
-- contract: ids that the browser chooses are unique within the account or purchase, so that no answer says whether another one has an id.
-- Every save names the key that it conflicts with, so a process of the release before saves none of these until it is replaced.
DROP INDEX "credit_cards_user";--> statement-breakpoint
DROP INDEX "credit_disputes_user";--> statement-breakpoint
DROP INDEX "milestone_feedback_user_id";--> statement-breakpoint
ALTER TABLE "credit_cards" DROP CONSTRAINT "credit_cards_pkey";--> statement-breakpoint
ALTER TABLE "credit_disputes" DROP CONSTRAINT "credit_disputes_pkey";--> statement-breakpoint
ALTER TABLE "credit_scores" DROP CONSTRAINT "credit_scores_pkey";--> statement-breakpoint
ALTER TABLE "milestone_feedback" DROP CONSTRAINT "milestone_feedback_pkey";--> statement-breakpoint
ALTER TABLE "milestone_notes" DROP CONSTRAINT "milestone_notes_pkey";--> statement-breakpoint
ALTER TABLE "plan_facts" DROP CONSTRAINT "plan_facts_pkey";--> statement-breakpoint
ALTER TABLE "saved_scenarios" DROP CONSTRAINT "saved_scenarios_pkey";--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "credit_cards" ADD CONSTRAINT "credit_cards_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "credit_scores" ADD CONSTRAINT "credit_scores_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "milestone_feedback" ADD CONSTRAINT "milestone_feedback_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "milestone_notes" ADD CONSTRAINT "milestone_notes_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "plan_facts" ADD CONSTRAINT "plan_facts_purchase_id_id_pk" PRIMARY KEY("purchase_id","id");--> statement-breakpoint
-- contract: as above; every row that is there has another id
ALTER TABLE "saved_scenarios" ADD CONSTRAINT "saved_scenarios_user_id_id_pk" PRIMARY KEY("user_id","id");