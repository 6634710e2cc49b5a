-- Keys that are a slip of the pen apart, and those that have not yet been compared with the others.
CREATE TABLE "taggnarhet" (
    "nyckel" TEXT NOT NULL,
    "annan" TEXT NOT NULL,

    CONSTRAINT "taggnarhet_pkey" PRIMARY KEY ("nyckel", "annan"),
    CONSTRAINT "taggnarhet_nyckel_fkey" FOREIGN KEY ("nyckel") REFERENCES "taggnyckel"("nyckel") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "taggnarhet_annan_fkey" FOREIGN KEY ("annan") REFERENCES "taggnyckel"("nyckel") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "taggnarhet_annan_idx" ON "taggnarhet"("annan");

CREATE TABLE "taggprovning" (
    "nyckel" TEXT NOT NULL,

    CONSTRAINT "taggprovning_pkey" PRIMARY KEY ("nyckel"),
    CONSTRAINT "taggprovning_nyckel_fkey" FOREIGN KEY ("nyckel") REFERENCES "taggnyckel"("nyckel") ON DELETE RESTRICT ON UPDATE RESTRICT
);
INSERT INTO taggprovning (nyckel) SELECT nyckel FROM taggnyckel;
