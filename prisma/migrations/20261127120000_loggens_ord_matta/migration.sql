-- How common words are in what is noted: without it a word that stands in every other line is looked for as if it stood in none.
CREATE STATISTICS logg_ord_matta ON loggens_ord(detalj) FROM logg;
