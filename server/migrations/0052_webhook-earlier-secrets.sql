set local lock_timeout = '500ms';
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "sealed_earlier_secrets" "bytea";
