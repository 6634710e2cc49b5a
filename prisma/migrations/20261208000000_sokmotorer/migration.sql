-- Which public versions have changed since search engines were told of them: written behind the releases, where the newsroom wants engines to be told.

CREATE TABLE "sokmotorbesked" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "tidigast" TIMESTAMPTZ(3),
    "sagt" TIMESTAMPTZ(3),
    "adress" TEXT,
    CONSTRAINT "sokmotorbesked_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "sokmotorbesked_pkey" PRIMARY KEY ("innehall_id", "sprak"),
    CONSTRAINT "sokmotorbesked_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "sokmotorbesked_tidigast_idx" ON "sokmotorbesked"("tidigast");
