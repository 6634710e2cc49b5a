-- A choice of filters that a person has given a name: it is there on every computer.
CREATE TABLE "sparad_vy" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "skarm" TEXT NOT NULL CONSTRAINT sparad_vy_skarm CHECK (skarm IN ('ko')),
    "namn" TEXT NOT NULL CONSTRAINT sparad_vy_namn CHECK (namn <> ''),
    "val" TEXT NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sparad_vy_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sparad_vy_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sparad_vy_person_id_skarm_namn_key" ON "sparad_vy"("person_id", "skarm", "namn");
