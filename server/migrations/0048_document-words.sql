CREATE TABLE "document_words" (
	"document_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"words" bigint[] NOT NULL,
	CONSTRAINT "document_words_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
do $$ begin
  for part in 0..15 loop
    execute format('create table partitions.document_words_%s partition of document_words for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_words_words" ON "document_words" USING gin ("words") WITH (fastupdate=false);
