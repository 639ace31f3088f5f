BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    at DOUBLE NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('old',1,0,NULL,'{"n":1}',1001.5);
INSERT INTO "events" VALUES('old',2,1,'c','{"name":"Mahé 🐢"}',1002.5);
CREATE TABLE keys (
    table_id TEXT NOT NULL,
    digest BLOB NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, digest),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID
;
INSERT INTO "keys" VALUES('old',X'612E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E',1);
CREATE TABLE pulse (
    id INTEGER NOT NULL,
    at DOUBLE,
    PRIMARY KEY (id),
    CONSTRAINT pulse_is_one CHECK (id = 1)
);
INSERT INTO "pulse" VALUES(1,900.0);
CREATE TABLE tables (
    id TEXT NOT NULL,
    secret BLOB NOT NULL,
    phase TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    due DOUBLE,
    created DOUBLE NOT NULL,
    changed DOUBLE NOT NULL,
    PRIMARY KEY (id)
)
 WITHOUT ROWID
;
INSERT INTO "tables" VALUES('old',X'00FF','playing',1,1234.5,1001.5,1002.5);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (phase, public, changed);
CREATE UNIQUE INDEX events_command ON events (table_id, seat, command) WHERE command IS NOT NULL;
COMMIT;
