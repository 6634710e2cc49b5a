-- What public articles link to (docs/decisions/link-monitor.md): a row for each address, of the site itself as a path and without a host.

CREATE TABLE "lank" (
    "id" UUID NOT NULL,
    "nyckel" TEXT NOT NULL,
    "adress" TEXT NOT NULL,
    "vard" TEXT NOT NULL,
    "tillstand" TEXT NOT NULL DEFAULT 'ny',
    "orsak" TEXT,
    "svar" INTEGER,
    "leder_till" TEXT,
    "kontrollerad" TIMESTAMPTZ(3),
    "nasta" TIMESTAMPTZ(3),
    "forsok" INTEGER NOT NULL DEFAULT 0,
    "fel_sedan" TIMESTAMPTZ(3),
    "begard" BOOLEAN NOT NULL DEFAULT false,
    "ignorerad_till" TIMESTAMPTZ(3),
    "ignorerad_for" TEXT NOT NULL DEFAULT '',
    "ignorerad_av" JSONB,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lank_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lank_nyckel" CHECK (nyckel ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "lank_adress" CHECK (adress <> '' AND (vard <> '' OR adress LIKE '/%')),
    CONSTRAINT "lank_tillstand" CHECK (tillstand IN ('ny', 'ok', 'omdirigerad', 'trasig')),
    CONSTRAINT "lank_orsak" CHECK (orsak IN ('nedtagen', 'finns_inte', 'utlank_okand', 'utlank_slut', 'svar', 'mjuk_404', 'dns', 'natverk', 'tls',
        'tid', 'slinga', 'manga_led', 'leder_fel', 'adress', 'ej_internet', 'nekad', 'robots')),
    CONSTRAINT "lank_trasig" CHECK (tillstand <> 'trasig' OR orsak IS NOT NULL),
    CONSTRAINT "lank_omdirigerad" CHECK (tillstand <> 'omdirigerad' OR leder_till IS NOT NULL),
    CONSTRAINT "lank_forsok" CHECK (forsok >= 0),
    CONSTRAINT "lank_ignorerad" CHECK ((ignorerad_till IS NULL) = (ignorerad_av IS NULL))
);
CREATE UNIQUE INDEX "lank_nyckel_key" ON "lank"("nyckel");
CREATE INDEX "lank_andrad_id_idx" ON "lank"("andrad" DESC, "id" DESC);
CREATE INDEX "lank_tillstand_andrad_id_idx" ON "lank"("tillstand", "andrad" DESC, "id" DESC);
CREATE INDEX "lank_vard_andrad_id_idx" ON "lank"("vard", "andrad" DESC, "id" DESC);
CREATE INDEX "lank_vard_tillstand_andrad_id_idx" ON "lank"("vard", "tillstand", "andrad" DESC, "id" DESC);
-- Which of a host is to be checked next.
CREATE INDEX lank_vard_nasta ON lank (vard, nasta) WHERE nasta IS NOT NULL;
-- Of all links few are ignored.
CREATE INDEX lank_ignorerad ON lank (andrad DESC, id DESC) WHERE ignorerad_till IS NOT NULL;

-- Where each stands in what is public. Written behind the releases, so that nothing of it is waited for.
CREATE TABLE "lankplats" (
    "lank_id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "block" TEXT NOT NULL,

    CONSTRAINT "lankplats_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "lankplats_pkey" PRIMARY KEY ("lank_id", "innehall_id", "sprak", "block"),
    CONSTRAINT "lankplats_lank_id_fkey" FOREIGN KEY ("lank_id") REFERENCES "lank"("id") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "lankplats_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "lankplats_innehall_id_sprak_lank_id_idx" ON "lankplats"("innehall_id", "sprak", "lank_id");

-- The hosts that are asked, and when next: whoever asks one holds it meanwhile, so that all instances together are polite to it.
CREATE TABLE "lankvard" (
    "vard" TEXT NOT NULL,
    "nasta" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lankvard_vard" CHECK (vard <> ''),
    CONSTRAINT "lankvard_pkey" PRIMARY KEY ("vard")
);
CREATE INDEX "lankvard_nasta_vard_idx" ON "lankvard"("nasta", "vard");

-- Public versions of which it has to be read what they link to, and what links to them judged anew. A row for each change, so that no
-- release waits for who reads another, and none that points at its version: to take that down waits for nobody either.
CREATE TABLE "lankko" (
    "lopnr" BIGSERIAL NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,

    CONSTRAINT "lankko_pkey" PRIMARY KEY ("lopnr"),
    CONSTRAINT "lankko_sprak" CHECK (sprak IN ('sv', 'en'))
);

-- How far what was there before has been put into the queue; a row for as long as it has not been all of it.
CREATE TABLE "lankfyllning" (
    "id" INTEGER NOT NULL,
    "efter" UUID NOT NULL,

    CONSTRAINT "lankfyllning_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lankfyllning_en" CHECK (id = 1)
);
INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');
