/**
 * A person, with the address that whoever is employed is given at once: id, e-mail, name, role, sections, languages, and whether they may
 * publish. Without one they would be given it by a worker at any time, and every page that is kept would be made anew.
 */
export const NEW_PERSON = `WITH ny AS (
    INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak, publicera) VALUES ($1, $2, $3, '', $4, $5, $6, $7) RETURNING id
  )
  INSERT INTO skribentadress (slug, person_id) SELECT id::text, id FROM ny`;
