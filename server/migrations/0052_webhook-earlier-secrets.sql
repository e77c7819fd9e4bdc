set local lock_timeout = '500ms';
--> statement-breakpoint
-- Stored while their endpoint switched itself off, and waiting since: nothing is sent to one that is off.
update webhook_deliveries set state = 'failed', next_try_at = null, last_problem = 'switched-off'
  where state = 'waiting' and endpoint_id in (select id from webhook_endpoints where switched_off is not null);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "sealed_earlier_secrets" "bytea";
