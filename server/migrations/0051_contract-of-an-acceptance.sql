set local lock_timeout = '500ms';
--> statement-breakpoint
ALTER TABLE "home_contracts" ADD COLUMN "acceptance_id" uuid;
--> statement-breakpoint
-- Terms are entered only while an acceptance stands: a row is of the last one that was entered before it was changed.
update home_contracts set acceptance_id = (
  select id from home_offers
  where home_offers.purchase_id = home_contracts.purchase_id and home_offers.home_id = home_contracts.home_id
    and kind = 'acceptance' and entered_at <= home_contracts.changed_at
  order by place desc limit 1
);
