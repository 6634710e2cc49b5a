-- Where pictures are used: a row for each place of the version that is worked on and of the one that readers have. Written by the
-- statement that makes another revision the one or the other (lib/store/picture-uses.ts), so that it is never behind.
CREATE TABLE "bildbruk" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "lage" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "block" TEXT NOT NULL,
    "media_id" UUID NOT NULL,

    CONSTRAINT "bildbruk_pkey" PRIMARY KEY ("innehall_id", "sprak", "lage", "roll", "block", "media_id")
);
CREATE INDEX "bildbruk_media_id_idx" ON "bildbruk"("media_id");
-- Whoever adds a use holds the picture against being removed, and the other way round.
ALTER TABLE "bildbruk" ADD CONSTRAINT "bildbruk_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bildbruk" ADD CONSTRAINT "bildbruk_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE bildbruk
    ADD CONSTRAINT bildbruk_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT bildbruk_lage CHECK (lage IN ('arbets', 'publik')),
    ADD CONSTRAINT bildbruk_roll CHECK (roll IN ('hero', 'puff', 'block')),
    ADD CONSTRAINT bildbruk_block CHECK ((roll = 'block') OR block = '');

-- What there was before. Of a live report the entries that have been changed or taken away since it was last kept whole count too, until
-- it is saved next: rather a picture too many than one that somebody removes from under an article.
WITH versioner AS (
    SELECT innehall_id, sprak, 'arbets' AS lage, arbetsrevision_id AS revision FROM sprakversion
    UNION ALL SELECT innehall_id, sprak, 'publik', revision_id FROM publicerad_version),
  delar AS (
    SELECT v.innehall_id, v.sprak, v.lage, 'hero' AS roll, '' AS block,
        json_build_object('mediaId', r.hero -> 'mediaId', 'src', r.hero -> 'src')::text AS text
      FROM versioner v JOIN revision r ON r.id = v.revision WHERE r.hero IS NOT NULL
    UNION ALL SELECT v.innehall_id, v.sprak, v.lage, 'puff', '', json_build_object('src', r.meta -> 'puffSrc')::text
      FROM versioner v JOIN revision r ON r.id = v.revision WHERE r.meta ->> 'puffSrc' IS NOT NULL
    UNION ALL SELECT v.innehall_id, v.sprak, v.lage, 'block', coalesce(b.value -> 'attrs' ->> 'id', ''), b.value::text
      FROM versioner v JOIN revision r ON r.id = v.revision JOIN revision g ON g.id = coalesce(r.live_grund, r.id),
        json_array_elements(g.block) b
      WHERE strpos(g.block::text, '/media/') > 0 OR strpos(g.block::text, 'mediaId') > 0
    UNION ALL SELECT v.innehall_id, v.sprak, v.lage, 'block', coalesce(a.live_andring ->> 'block', ''), a.live_andring::text
      FROM versioner v JOIN revision r ON r.id = v.revision JOIN revision a ON a.live_grund = r.live_grund AND a.live_steg <= r.live_steg
      WHERE a.live_andring IS NOT NULL)
INSERT INTO bildbruk (innehall_id, sprak, lage, roll, block, media_id)
  SELECT DISTINCT d.innehall_id, d.sprak, d.lage, d.roll, d.block, m.id AS media_id
  FROM delar d,
    regexp_matches(d.text, '"(?:mediaId"\s*:\s*"|src"\s*:\s*"/media/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})["/]', 'g') f
    JOIN media m ON m.id = f[1]::uuid;
