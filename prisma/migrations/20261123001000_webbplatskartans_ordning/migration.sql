-- The sitemap is read in this order, and its index of parts needs nothing else of a row.
-- CreateIndex
CREATE INDEX "publicerad_version_publicerad_innehall_id_sprak_uppdaterad_idx" ON "publicerad_version"("publicerad", "innehall_id", "sprak", "uppdaterad");
