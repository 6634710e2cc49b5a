-- How often articles have been read, as other systems have counted it. It is never added to what Studio has counted itself.

CREATE TABLE "inlast_trafik" (
    "innehall_id" UUID NOT NULL,
    "dag" DATE NOT NULL,
    "kalla" TEXT NOT NULL,
    "visningar" BIGINT,
    "besokare" BIGINT,
    "klick" BIGINT,
    "exponeringar" BIGINT,
    "importerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inlast_trafik_pkey" PRIMARY KEY ("innehall_id", "dag", "kalla"),
    CONSTRAINT "inlast_trafik_kalla" CHECK (kalla <> ''),
    CONSTRAINT "inlast_trafik_antal" CHECK (num_nonnulls(visningar, besokare, klick, exponeringar) > 0 AND least(visningar, besokare, klick, exponeringar) >= 0),
    CONSTRAINT "inlast_trafik_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "inlast_trafik_dag_kalla_idx" ON "inlast_trafik"("dag", "kalla");

-- The same summed by day and source.
CREATE TABLE "inlast_trafiksumma" (
    "dag" DATE NOT NULL,
    "kalla" TEXT NOT NULL,
    "visningar" BIGINT,
    "besokare" BIGINT,
    "klick" BIGINT,
    "exponeringar" BIGINT,
    "importerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inlast_trafiksumma_pkey" PRIMARY KEY ("dag", "kalla")
);
