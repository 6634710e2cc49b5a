-- How often public articles have been read: no reader is in it.

CREATE TABLE "sidvisning" (
    "innehall_id" UUID NOT NULL,
    "dag" DATE NOT NULL,
    "sprak" TEXT NOT NULL,
    "kalla" TEXT NOT NULL,
    "sektion" TEXT NOT NULL,
    "visningar" BIGINT NOT NULL,
    "lastid_0" BIGINT NOT NULL,
    "lastid_10" BIGINT NOT NULL,
    "lastid_30" BIGINT NOT NULL,
    "lastid_60" BIGINT NOT NULL,
    "lastid_180" BIGINT NOT NULL,
    "djup_0" BIGINT NOT NULL,
    "djup_25" BIGINT NOT NULL,
    "djup_50" BIGINT NOT NULL,
    "djup_75" BIGINT NOT NULL,

    CONSTRAINT "sidvisning_pkey" PRIMARY KEY ("innehall_id", "dag", "sprak", "kalla", "sektion"),
    CONSTRAINT "sidvisning_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "sidvisning_kalla" CHECK (kalla IN ('direkt', 'sok', 'socialt', 'internt', 'annan')),
    CONSTRAINT "sidvisning_visningar" CHECK (visningar > 0 AND visningar = lastid_0 + lastid_10 + lastid_30 + lastid_60 + lastid_180
        AND visningar = djup_0 + djup_25 + djup_50 + djup_75),
    CONSTRAINT "sidvisning_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- The same summed by day: all of it, by language, source, section, agent and article, and by stretches of five minutes.
CREATE TABLE "trafiksumma" (
    "slag" TEXT NOT NULL,
    "dag" DATE NOT NULL,
    "varde" TEXT NOT NULL,
    "visningar" BIGINT NOT NULL,
    "lastid_0" BIGINT NOT NULL,
    "lastid_10" BIGINT NOT NULL,
    "lastid_30" BIGINT NOT NULL,
    "lastid_60" BIGINT NOT NULL,
    "lastid_180" BIGINT NOT NULL,
    "djup_0" BIGINT NOT NULL,
    "djup_25" BIGINT NOT NULL,
    "djup_50" BIGINT NOT NULL,
    "djup_75" BIGINT NOT NULL,

    CONSTRAINT "trafiksumma_pkey" PRIMARY KEY ("slag", "dag", "varde"),
    CONSTRAINT "trafiksumma_slag" CHECK (slag IN ('alla', 'sprak', 'kalla', 'sektion', 'agent', 'artikel', 'stund')),
    CONSTRAINT "trafiksumma_visningar" CHECK (visningar > 0)
);

CREATE INDEX "trafiksumma_slag_varde_dag_idx" ON "trafiksumma"("slag", "varde", "dag");
-- The most read of a day.
CREATE INDEX trafiksumma_topp ON trafiksumma (dag, visningar DESC, varde) WHERE slag = 'artikel';
