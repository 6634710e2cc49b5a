-- What a picture looks like, in 64 bits (lib/content/picture-likeness.ts): alike are those of few different bits. Null until it has been
-- looked at; 0 where there is nothing to compare by.
ALTER TABLE "media" ADD COLUMN "likhet" BIGINT;
-- Its four parts of 16 bits, each with its number: two that differ in at most seven bits have a part that differs in one bit at most.
CREATE FUNCTION likhetens_delar(likhet bigint) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[(likhet & 65535)::integer, 65536 + (likhet >> 16 & 65535)::integer, 131072 + (likhet >> 32 & 65535)::integer, 196608 + (likhet >> 48 & 65535)::integer];
