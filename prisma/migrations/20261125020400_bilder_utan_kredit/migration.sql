-- Each filter of the library is an index in the order of the list: a page and a bounded count read as much of it as they tell of.
CREATE INDEX CONCURRENTLY media_utan_kredit ON media (skapad DESC, id DESC) WHERE NOT raderad AND kredit = '';
