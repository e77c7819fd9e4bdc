DROP INDEX "letters_email";--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_not_confirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen_at" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "assistant_messages_of_nobody" ON "assistant_messages" USING btree ("created_at") WHERE "assistant_messages"."user_id" is null;--> statement-breakpoint
CREATE INDEX "beta_requests_by_status" ON "beta_requests" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "home_buyers_by_stage" ON "home_buyers" USING btree ("current_stage","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_due_by_time" ON "documents" USING btree ("created_at","id") WHERE "documents"."due_document" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_paper" ON "documents" USING btree ("due_document","created_at","id") WHERE "documents"."due_document" is not null;--> statement-breakpoint
CREATE INDEX "documents_run_out" ON "documents" USING btree ("created_at","id") WHERE "documents"."expired_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_waiting" ON "newsletter_subscriptions" USING btree ("requested_at","email") WHERE "newsletter_subscriptions"."unsubscribed_at" is null and "newsletter_subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_ended" ON "newsletter_subscriptions" USING btree ("requested_at","email") WHERE "newsletter_subscriptions"."unsubscribed_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_actions_by_action" ON "staff_actions" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waitlist_letters_queued_at" ON "waitlist_letters" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_state" ON "webhook_deliveries" USING btree ("endpoint_id","state","occurred_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_by_type" ON "webhook_events" USING btree ("type");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "letters_by_time" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "letters_by_address" ON "letters" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "suppressed_addresses_by_time" ON "suppressed_addresses" USING btree ("since","email");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_by_address" ON "suppressed_addresses" USING btree ("email" text_pattern_ops);