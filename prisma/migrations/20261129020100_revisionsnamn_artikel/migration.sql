-- The article of a name, in a migration of its own: who writes holds articles and revisions in another order.
ALTER TABLE "revisionsnamn" ADD CONSTRAINT "revisionsnamn_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
