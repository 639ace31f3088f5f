CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    table_id text NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    command text,
    body text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.keys (
    table_id text NOT NULL,
    digest bytea NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    at double precision,
    CONSTRAINT pulse_is_one CHECK ((id = 1))
);
CREATE TABLE public.tables (
    id text NOT NULL,
    secret bytea NOT NULL,
    phase text NOT NULL,
    public boolean NOT NULL,
    due double precision,
    created double precision NOT NULL,
    changed double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.events VALUES ('old', 1, 0, NULL, '{"n":1}', 1001.5);
INSERT INTO public.events VALUES ('old', 2, 1, 'c', '{"name":"Mahé 🐢"}', 1002.5);
INSERT INTO public.keys VALUES ('old', '\x612e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e', 1);
INSERT INTO public.pulse VALUES (1, 900);
INSERT INTO public.tables VALUES ('old', '\x00ff', 'playing', true, 1234.5, 1001.5, 1002.5);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (table_id, digest);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX events_command ON public.events USING btree (table_id, seat, command) WHERE (command IS NOT NULL);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tables_listed ON public.tables USING btree (phase, public, changed);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
