-- Searches ask media_varje_ord. Each of these was made for fewer words of a picture, and has since been written at every upload for nobody.
-- oanvänd sedan 2.5.43
DROP INDEX media_ord;
-- oanvänd sedan 2.5.43
DROP INDEX media_sokord;
-- oanvänd sedan 2.5.43
DROP INDEX media_allaord;
