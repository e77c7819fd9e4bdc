-- What an account is to bring back once: behind the wall its requests reach its own. A sign-in under way is nobody's yet and is looked up
-- by the owner of the tables, whom no policy holds. A process of the release before asks for nothing else.
ALTER TABLE "one_use_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- A question to a passkey opens nothing by itself, and whoever answers it uses it up, also with an answer that was somebody else's to give.
CREATE POLICY "own" ON "one_use_tokens"
  USING (user_id = (SELECT porchlight_owner()) OR purpose IN ('passkey-adding', 'passkey-proof'))
  WITH CHECK (user_id = (SELECT porchlight_owner()));
