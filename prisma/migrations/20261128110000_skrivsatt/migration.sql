-- What a person has chosen of how it is to be to write. Who has no row has chosen nothing.
CREATE TABLE "skrivsatt" (
    "person_id" UUID NOT NULL,
    "typografi" BOOLEAN NOT NULL,

    CONSTRAINT "skrivsatt_pkey" PRIMARY KEY ("person_id"),
    CONSTRAINT "skrivsatt_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
