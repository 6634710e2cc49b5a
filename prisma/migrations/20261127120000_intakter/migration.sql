-- What the articles have earned, as files of programs tell it. A row for each program, article, day, currency and source: what is told again takes its place.

CREATE TABLE "intakt" (
    "lopnr" BIGSERIAL NOT NULL,
    "program_id" UUID NOT NULL,
    "innehall_id" UUID,
    "dag" DATE NOT NULL,
    "valuta" TEXT NOT NULL,
    "kalla" TEXT NOT NULL,
    "belopp" BIGINT NOT NULL,
    "importerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "intakt_pkey" PRIMARY KEY ("lopnr"),
    CONSTRAINT "intakt_valuta" CHECK (valuta ~ '^[A-Z]{3}$'),
    CONSTRAINT "intakt_kalla" CHECK (kalla <> ''),
    CONSTRAINT "intakt_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "annonsprogram"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "intakt_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX intakt_nyckel ON intakt (innehall_id, dag, program_id, valuta, kalla) NULLS NOT DISTINCT;
CREATE INDEX "intakt_dag_idx" ON "intakt"("dag");
CREATE INDEX "intakt_program_id_idx" ON "intakt"("program_id");

-- The same summed by day: all of it, by program, article, section, template and agent.
CREATE TABLE "intaktsumma" (
    "slag" TEXT NOT NULL,
    "dag" DATE NOT NULL,
    "varde" TEXT NOT NULL,
    "valuta" TEXT NOT NULL,
    "kalla" TEXT NOT NULL,
    "belopp" BIGINT NOT NULL,
    "rader" BIGINT NOT NULL,
    "importerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "intaktsumma_pkey" PRIMARY KEY ("slag", "dag", "varde", "valuta", "kalla"),
    CONSTRAINT "intaktsumma_slag" CHECK (slag IN ('alla', 'program', 'artikel', 'sektion', 'mall', 'agent')),
    CONSTRAINT "intaktsumma_rader" CHECK (rader > 0)
);
CREATE INDEX "intaktsumma_slag_varde_dag_idx" ON "intaktsumma"("slag", "varde", "dag");
-- What earned most of a day.
CREATE INDEX intaktsumma_topp ON intaktsumma (valuta, dag, belopp DESC, varde) WHERE slag = 'artikel';
