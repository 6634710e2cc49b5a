-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "person" (
    "id" UUID NOT NULL,
    "epost" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "losenord_hash" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "sektioner" TEXT[],
    "sprak" TEXT[],
    "publicera" BOOLEAN NOT NULL DEFAULT false,
    "aktiv" BOOLEAN NOT NULL DEFAULT true,
    "session_nr" INTEGER NOT NULL DEFAULT 1,
    "skapad" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent" (
    "id" UUID NOT NULL,
    "namn" TEXT NOT NULL,
    "agare_id" UUID NOT NULL,
    "nyckel_hash" TEXT NOT NULL,
    "nyckel_prefix" TEXT NOT NULL,
    "sektioner" TEXT[],
    "mallar" TEXT[],
    "sprak" TEXT[],
    "publicera" BOOLEAN NOT NULL DEFAULT false,
    "schemalagga" BOOLEAN NOT NULL DEFAULT false,
    "utgar" TIMESTAMPTZ(3),
    "aterkallad" TIMESTAMPTZ(3),
    "senast_anvand" TIMESTAMPTZ(3),
    "skapad" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sektion" (
    "id" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "mallar" TEXT[],
    "kategori" INTEGER,
    "sprak" TEXT[],
    "ordning" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sektion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "innehall" (
    "id" UUID NOT NULL,
    "sektion" TEXT NOT NULL,
    "mall" TEXT NOT NULL,
    "mall_version" INTEGER NOT NULL,
    "rubrik" TEXT NOT NULL,
    "taggar" TEXT[],
    "kategorier" INTEGER[],
    "sponsrad" JSONB,
    "kallor" JSONB NOT NULL DEFAULT '[]',
    "ansvarig" TEXT,
    "status" TEXT NOT NULL DEFAULT 'utkast',
    "raderad" BOOLEAN NOT NULL DEFAULT false,
    "kallsprak" TEXT NOT NULL,
    "publicerad" TIMESTAMPTZ(3),
    "schemalagd" JSONB,
    "cms" JSONB,
    "agare" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "innehall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sprakversion" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'utkast',
    "arbetsrevision_id" UUID NOT NULL,
    "arbetsrevision_nr" INTEGER NOT NULL,
    "publicerad_revision_id" UUID,
    "publicerad_revision_nr" INTEGER,
    "rubrik" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "lank" TEXT,
    "kall_revision_id" UUID,
    "inaktuell" BOOLEAN NOT NULL DEFAULT false,
    "inaktuella_block" TEXT[],
    "uppdaterad" TIMESTAMPTZ(3),

    CONSTRAINT "sprakversion_pkey" PRIMARY KEY ("innehall_id","sprak")
);

-- CreateTable
CREATE TABLE "revision" (
    "id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "nr" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "rubrik" TEXT NOT NULL,
    "ingress" TEXT NOT NULL,
    "block" JSON NOT NULL,
    "meta" JSON NOT NULL,
    "hero" JSON,
    "slug" TEXT NOT NULL,
    "bas" UUID,
    "kall_revision" UUID,
    "kommentar" TEXT NOT NULL,
    "av" JSON NOT NULL,
    "typ" TEXT NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sokpost" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "revision_id" UUID NOT NULL,
    "rubrik" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "vektor" tsvector NOT NULL,

    CONSTRAINT "sokpost_pkey" PRIMARY KEY ("innehall_id","sprak")
);

-- CreateTable
CREATE TABLE "adress" (
    "sprak" TEXT NOT NULL,
    "sektion" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "innehall_id" UUID NOT NULL,
    "aktuell" BOOLEAN NOT NULL DEFAULT true,
    "skapad" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "adress_pkey" PRIMARY KEY ("sprak","sektion","slug")
);

-- CreateTable
CREATE TABLE "publicerad_version" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "revision_id" UUID NOT NULL,
    "sektion" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,
    "uppdaterad" TIMESTAMPTZ(3),

    CONSTRAINT "publicerad_version_pkey" PRIMARY KEY ("innehall_id","sprak")
);

-- CreateTable
CREATE TABLE "release" (
    "id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "lage" TEXT NOT NULL,
    "tillstand" TEXT NOT NULL,
    "revisioner" JSONB NOT NULL,
    "datum" TIMESTAMPTZ(3),
    "av" JSONB NOT NULL,
    "order_av" JSONB,
    "overstyr" BOOLEAN NOT NULL DEFAULT false,
    "fel" JSONB,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "release_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "release_steg" (
    "release_id" UUID NOT NULL,
    "nr" INTEGER NOT NULL,
    "steg" TEXT NOT NULL,
    "tillstand" TEXT NOT NULL,
    "detalj" JSONB NOT NULL DEFAULT '{}',
    "tid" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "release_steg_pkey" PRIMARY KEY ("release_id","nr")
);

-- CreateTable
CREATE TABLE "delning" (
    "id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "revision_id" UUID,
    "token_hash" TEXT NOT NULL,
    "utgar" TIMESTAMPTZ(3) NOT NULL,
    "aterkallad" TIMESTAMPTZ(3),
    "visningar" INTEGER NOT NULL DEFAULT 0,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "delning_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" UUID NOT NULL,
    "filnamn" TEXT NOT NULL,
    "typ" TEXT NOT NULL,
    "bredd" INTEGER NOT NULL,
    "hojd" INTEGER NOT NULL,
    "byte" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "bredder" INTEGER[],
    "alt" JSONB NOT NULL DEFAULT '{}',
    "caption" TEXT NOT NULL DEFAULT '',
    "kredit" TEXT NOT NULL DEFAULT '',
    "fokus" JSONB,
    "cms" JSONB NOT NULL DEFAULT '{}',
    "raderad" BOOLEAN NOT NULL DEFAULT false,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotens" (
    "principal" TEXT NOT NULL,
    "nyckel" TEXT NOT NULL,
    "kropp" TEXT NOT NULL,
    "status" INTEGER,
    "svar" TEXT,
    "paborjad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotens_pkey" PRIMARY KEY ("principal","nyckel")
);

-- CreateTable
CREATE TABLE "logg" (
    "id" BIGSERIAL NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "operation" TEXT NOT NULL,
    "principal" JSONB NOT NULL,
    "order_av" JSONB,
    "innehall_id" UUID,
    "detalj" JSONB NOT NULL DEFAULT '{}',
    "korrelation" TEXT NOT NULL,

    CONSTRAINT "logg_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "installning" (
    "nyckel" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "varde" JSONB NOT NULL,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "installning_pkey" PRIMARY KEY ("nyckel","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "person_epost_key" ON "person"("epost");

-- CreateIndex
CREATE UNIQUE INDEX "agent_nyckel_hash_key" ON "agent"("nyckel_hash");

-- CreateIndex
CREATE INDEX "innehall_sektion_andrad_idx" ON "innehall"("sektion", "andrad" DESC);

-- CreateIndex
CREATE INDEX "innehall_status_andrad_idx" ON "innehall"("status", "andrad" DESC);

-- CreateIndex
CREATE INDEX "innehall_taggar_idx" ON "innehall" USING GIN ("taggar");

-- CreateIndex
CREATE INDEX "sprakversion_sprak_slug_idx" ON "sprakversion"("sprak", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "revision_innehall_id_sprak_nr_key" ON "revision"("innehall_id", "sprak", "nr");

-- CreateIndex
CREATE INDEX "sokpost_vektor_idx" ON "sokpost" USING GIN ("vektor");

-- CreateIndex
CREATE INDEX "adress_innehall_id_idx" ON "adress"("innehall_id");

-- CreateIndex
CREATE INDEX "publicerad_version_sprak_sektion_publicerad_idx" ON "publicerad_version"("sprak", "sektion", "publicerad" DESC);

-- CreateIndex
CREATE INDEX "publicerad_version_sprak_publicerad_idx" ON "publicerad_version"("sprak", "publicerad" DESC);

-- CreateIndex
CREATE INDEX "release_innehall_id_skapad_idx" ON "release"("innehall_id", "skapad" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "delning_token_hash_key" ON "delning"("token_hash");

-- CreateIndex
CREATE INDEX "delning_innehall_id_idx" ON "delning"("innehall_id");

-- CreateIndex
CREATE INDEX "media_skapad_idx" ON "media"("skapad" DESC);

-- CreateIndex
CREATE INDEX "idempotens_paborjad_idx" ON "idempotens"("paborjad");

-- CreateIndex
CREATE INDEX "logg_innehall_id_id_idx" ON "logg"("innehall_id", "id" DESC);

-- CreateIndex
CREATE INDEX "logg_tid_idx" ON "logg"("tid" DESC);

-- AddForeignKey
ALTER TABLE "agent" ADD CONSTRAINT "agent_agare_id_fkey" FOREIGN KEY ("agare_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sprakversion" ADD CONSTRAINT "sprakversion_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision" ADD CONSTRAINT "revision_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release" ADD CONSTRAINT "release_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release_steg" ADD CONSTRAINT "release_steg_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delning" ADD CONSTRAINT "delning_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
