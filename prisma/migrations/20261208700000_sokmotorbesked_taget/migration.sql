-- Until when somebody tells search engines of it: what changes meanwhile is due by itself, and is neither lost nor told of at once again.
ALTER TABLE "sokmotorbesked" ADD COLUMN "taget" TIMESTAMPTZ(3);
