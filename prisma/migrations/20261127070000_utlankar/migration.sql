-- Programs that pay for links, the outbound links of the site (/ut/<kod>), and how often readers have followed them.

CREATE TABLE "annonsprogram" (
    "id" UUID NOT NULL,
    "namn" TEXT NOT NULL,
    "domaner" TEXT[],
    "rel" TEXT[],
    "parametrar" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "annonsprogram_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "annonsprogram_namn" CHECK (namn <> ''),
    CONSTRAINT "annonsprogram_rel" CHECK (rel <@ ARRAY['sponsored', 'nofollow', 'noreferrer']),
    CONSTRAINT "annonsprogram_parametrar" CHECK (jsonb_typeof(parametrar) = 'object')
);

CREATE TABLE "utlank" (
    "kod" TEXT NOT NULL,
    "program_id" UUID NOT NULL,
    "adress" TEXT NOT NULL,
    "giltig_till" TEXT,
    "slut" TIMESTAMPTZ(3),
    "sektioner" TEXT[],
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "utlank_pkey" PRIMARY KEY ("kod"),
    CONSTRAINT "utlank_kod" CHECK (kod ~ '^[a-z0-9][a-z0-9_-]*$'),
    CONSTRAINT "utlank_adress" CHECK (adress ~ '^https://'),
    CONSTRAINT "utlank_slut" CHECK ((giltig_till IS NULL) = (slut IS NULL)),
    CONSTRAINT "utlank_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "annonsprogram"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "utlank_skapad_kod_idx" ON "utlank"("skapad" DESC, "kod" DESC);
CREATE INDEX "utlank_program_id_skapad_kod_idx" ON "utlank"("program_id", "skapad" DESC, "kod" DESC);
-- Of all links few are over.
CREATE INDEX utlank_slut ON utlank (skapad DESC, kod DESC) WHERE slut IS NOT NULL;
-- What is searched: the words of the code and of the address, each with a space before it.
CREATE INDEX utlank_ord ON utlank USING gin ((' ' || kod || ' ' || lower(substr(adress, 9))) gin_trgm_ops);
-- An address may be longer than an index holds.
CREATE INDEX utlank_adress_md5 ON utlank (md5(adress));

-- A row for each link, day, article and block: no reader is in it. Without an article where nobody has told which one it was.
CREATE TABLE "utklick" (
    "lopnr" BIGSERIAL NOT NULL,
    "kod" TEXT NOT NULL,
    "dag" DATE NOT NULL,
    "innehall_id" UUID,
    "block" TEXT NOT NULL,
    "antal" BIGINT NOT NULL,

    CONSTRAINT "utklick_pkey" PRIMARY KEY ("lopnr"),
    CONSTRAINT "utklick_antal" CHECK (antal > 0),
    CONSTRAINT "utklick_kod_fkey" FOREIGN KEY ("kod") REFERENCES "utlank"("kod") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "utklick_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX utklick_nyckel ON utklick (kod, dag, innehall_id, block) NULLS NOT DISTINCT;
CREATE INDEX "utklick_innehall_id_dag_idx" ON "utklick"("innehall_id", "dag");
