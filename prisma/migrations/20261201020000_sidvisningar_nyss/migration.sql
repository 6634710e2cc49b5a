-- What readers have read in the last hour, minute by minute and article by article: what is older is removed.

CREATE TABLE "sidvisning_nyss" (
    "minut" TIMESTAMPTZ(0) NOT NULL,
    "innehall_id" UUID NOT NULL,
    "visningar" BIGINT NOT NULL,

    CONSTRAINT "sidvisning_nyss_pkey" PRIMARY KEY ("minut", "innehall_id"),
    CONSTRAINT "sidvisning_nyss_visningar" CHECK (visningar > 0),
    CONSTRAINT "sidvisning_nyss_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
