-- What a revision was made with (model, tool, order, sources) where its writer said so, and which revision it is a copy of. Null of those that
-- say nothing, and of those from before this was kept, which are sealed as they stand.
ALTER TABLE "revision" ADD COLUMN "gjord_med" JSON;
