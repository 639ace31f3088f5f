--
-- PostgreSQL database dump
--

\restrict 7qvEQG30vSfLBZeASATZDQHRt5RFB1lAiJcDLDNVdUd8RuJb1Ek3ddcituuk05K

-- Dumped from database version 17.11 (Debian 17.11-0+deb13u1)
-- Dumped by pg_dump version 17.11 (Debian 17.11-0+deb13u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'SQL_ASCII';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: mahe
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


ALTER TABLE public.alembic_version OWNER TO mahe;

--
-- Name: events; Type: TABLE; Schema: public; Owner: mahe
--

CREATE TABLE public.events (
    table_id text NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    command text,
    body text NOT NULL,
    at double precision NOT NULL
);


ALTER TABLE public.events OWNER TO mahe;

--
-- Name: keys; Type: TABLE; Schema: public; Owner: mahe
--

CREATE TABLE public.keys (
    table_id text NOT NULL,
    digest bytea NOT NULL,
    seat integer NOT NULL
);


ALTER TABLE public.keys OWNER TO mahe;

--
-- Name: pulse; Type: TABLE; Schema: public; Owner: mahe
--

CREATE TABLE public.pulse (
    id integer NOT NULL,
    at double precision,
    CONSTRAINT pulse_is_one CHECK ((id = 1))
);


ALTER TABLE public.pulse OWNER TO mahe;

--
-- Name: tables; Type: TABLE; Schema: public; Owner: mahe
--

CREATE TABLE public.tables (
    id text NOT NULL,
    secret bytea NOT NULL,
    phase text NOT NULL,
    public boolean NOT NULL,
    due double precision,
    created double precision NOT NULL,
    changed double precision NOT NULL
);


ALTER TABLE public.tables OWNER TO mahe;

--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: mahe
--

COPY public.alembic_version (version_num) FROM stdin;
0001
\.


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: mahe
--

COPY public.events (table_id, seq, seat, command, body, at) FROM stdin;
eC6r9wV17I3DQaft	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"open","bot":null,"colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"905c1ab4a5134e49a1fa8b704966801a88a0c2328e036a9455d3b073831b3312"}	1794910998.268214
eC6r9wV17I3DQaft	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794910998.268214
eC6r9wV17I3DQaft	3	0	\N	{"type":"sat","seat":2,"name":"Ben","tip":""}	1794910998.3683002
eC6r9wV17I3DQaft	4	0	\N	{"type":"started"}	1794910998.4164996
eC6r9wV17I3DQaft	5	0	\N	{"type":"turned","eggs":2,"draw":1,"link":"42ce73282c58c0af54b1a5fce489c3b4bb3cdd04e54e37ba7b10d11ebb7a1b83","player":"","by":0}	1794910998.4164996
eC6r9wV17I3DQaft	6	1	c1-7eca07e7	{"type":"start","turtle":"A"}	1794910998.4932292
eC6r9wV17I3DQaft	7	0	\N	{"type":"rolled","pips":3,"draw":2,"link":"8c3a45d41ff3c776e2bfb9834b432b489f0d9a1af62dabb213487c07563ae68b","player":"","by":1}	1794910998.4932292
eC6r9wV17I3DQaft	8	1	c2-963b1f6c	{"type":"roll"}	1794910998.5222282
eC6r9wV17I3DQaft	9	0	\N	{"type":"rolled","pips":1,"draw":3,"link":"bd1a22a097143bc02d291d4a15d9fff081b0b8d765ce28d46bb7c09434862d43","player":"","by":1}	1794910998.5222282
eC6r9wV17I3DQaft	10	1	c3-f26c1f92	{"type":"roll"}	1794910998.5482202
eC6r9wV17I3DQaft	11	0	\N	{"type":"rolled","pips":3,"draw":4,"link":"119c0980db49c55b4f2629727bb9d6cbdf157c87e2fb1bca775532286c700c9d","player":"","by":1}	1794910998.5482202
eC6r9wV17I3DQaft	12	0	\N	{"type":"turned","eggs":3,"draw":5,"link":"c662be07136fa5cc18e123d4d7d64dc1ee7b52829a30bcc650ff149734a1dca5","player":"","by":1}	1794910998.5482202
eC6r9wV17I3DQaft	13	2	c1-549c62a8	{"type":"start","turtle":"B"}	1794910998.5684102
eC6r9wV17I3DQaft	14	0	\N	{"type":"rolled","pips":3,"draw":6,"link":"5b5546d092ed16ed1f97c000c7aac2ba9b4e2cb73814317e3ad9f51d2e8d7454","player":"","by":2}	1794910998.5684102
eC6r9wV17I3DQaft	15	2	c2-8c38baef	{"type":"roll"}	1794910998.6090913
eC6r9wV17I3DQaft	16	0	\N	{"type":"rolled","pips":6,"draw":7,"link":"2fef2e7044242be8e304de0df45fbad7bc4ba88cf941c59d6c5eac40879dd5b7","player":"","by":2}	1794910998.6090913
eC6r9wV17I3DQaft	17	1	c4-021dd5fc	{"type":"start","turtle":"A"}	1794910998.6629517
eC6r9wV17I3DQaft	18	0	\N	{"type":"rolled","pips":6,"draw":8,"link":"a0f7163bf2c4240b87bdddef9ad3f7e1f9c755204edd413bd78def114bd9ba56","player":"","by":1}	1794910998.6629517
eC6r9wV17I3DQaft	19	1	c5-c270c030	{"type":"stop"}	1794910998.7056496
eC6r9wV17I3DQaft	20	2	c3-e585869b	{"type":"start","turtle":"B"}	1794910998.7177973
eC6r9wV17I3DQaft	21	0	\N	{"type":"rolled","pips":5,"draw":9,"link":"a70fd1be1415f5db072020c13d15c1785f51b6237c6f19ef9cdf2a4082af09be","player":"","by":2}	1794910998.7177973
eC6r9wV17I3DQaft	22	2	c4-3792f123	{"type":"stop"}	1794910998.7295623
eC6r9wV17I3DQaft	23	1	c6-50cda7c3	{"type":"start","turtle":"A"}	1794910998.7555573
eC6r9wV17I3DQaft	24	0	\N	{"type":"rolled","pips":2,"draw":10,"link":"d7b2dc74830335ce67244b37b7ea94866acd670c9def86c54ed8db3e15478d4c","player":"","by":1}	1794910998.7555573
eC6r9wV17I3DQaft	25	1	c7-032ebdd6	{"type":"roll"}	1794910998.7866092
eC6r9wV17I3DQaft	26	0	\N	{"type":"rolled","pips":3,"draw":11,"link":"e09efc420183b67240b6369a1ee5b02b861f0c7c8f75a455cfd45352e7d664f6","player":"","by":1}	1794910998.7866092
eC6r9wV17I3DQaft	27	1	c8-2f2d1a2b	{"type":"stop"}	1794910998.8206224
eC6r9wV17I3DQaft	28	2	c5-3f23e7c4	{"type":"start","turtle":"B"}	1794910998.8472188
eC6r9wV17I3DQaft	29	0	\N	{"type":"rolled","pips":3,"draw":12,"link":"d93d035eabfade5a054d4be78586c5ce0e6323499250a71a5b95b9caf21ecce4","player":"","by":2}	1794910998.8472188
eC6r9wV17I3DQaft	30	2	c6-e3170ee6	{"type":"roll"}	1794910998.8689506
eC6r9wV17I3DQaft	31	0	\N	{"type":"rolled","pips":5,"draw":13,"link":"9f95eec9b4f86ddbb4525f31b61941a0568f780cd63843dabcc08a2c46aa764e","player":"","by":2}	1794910998.8689506
eC6r9wV17I3DQaft	32	1	c9-010cb59a	{"type":"start","turtle":"A"}	1794910998.884431
eC6r9wV17I3DQaft	33	0	\N	{"type":"rolled","pips":4,"draw":14,"link":"38a90290300a4c38652d331c7ce639e6eb1db2cca7ccb1d4d714e0f1c407a0de","player":"","by":1}	1794910998.884431
eC6r9wV17I3DQaft	34	1	c10-a0f092db	{"type":"roll"}	1794910998.9002898
eC6r9wV17I3DQaft	35	0	\N	{"type":"rolled","pips":6,"draw":15,"link":"b7714efeda64f2eda2d348650874c14a4bb691ee7cfaf533e9e602b98c5c31c6","player":"","by":1}	1794910998.9002898
eC6r9wV17I3DQaft	36	2	c7-df736c68	{"type":"start","turtle":"B"}	1794910998.9208238
eC6r9wV17I3DQaft	37	0	\N	{"type":"rolled","pips":3,"draw":16,"link":"106bfc451842132d44ee6e902b19b9fa45bc72e01268dc3064f30832cae6c276","player":"","by":2}	1794910998.9208238
eC6r9wV17I3DQaft	38	2	c8-d5a01b67	{"type":"roll"}	1794910998.942569
eC6r9wV17I3DQaft	39	0	\N	{"type":"rolled","pips":1,"draw":17,"link":"5bd42c44e20582fbac88cc6a4eef100925191328108613888c5456a61234193b","player":"","by":2}	1794910998.942569
eC6r9wV17I3DQaft	40	2	c9-d284a500	{"type":"roll"}	1794910998.9702716
eC6r9wV17I3DQaft	41	0	\N	{"type":"rolled","pips":1,"draw":18,"link":"8514234cdf87f602e715e889ccad0dcfd264b22f99508b05d8e9f5d0f43297a4","player":"","by":2}	1794910998.9702716
eC6r9wV17I3DQaft	42	1	c11-c7f9a5a9	{"type":"start","turtle":"A"}	1794910999.0065265
eC6r9wV17I3DQaft	43	0	\N	{"type":"rolled","pips":6,"draw":19,"link":"027701b83c912bef6d3d841378a0ac2f43ef07f0efa83f2ae05d6037ac66ebbe","player":"","by":1}	1794910999.0065265
eC6r9wV17I3DQaft	44	1	c12-e0fe625e	{"type":"stop"}	1794910999.029566
eC6r9wV17I3DQaft	45	2	c10-ae73759c	{"type":"start","turtle":"B"}	1794910999.0587385
eC6r9wV17I3DQaft	46	0	\N	{"type":"rolled","pips":6,"draw":20,"link":"80af871f6635b9f5cfb845c7c4481ec5fcc01a56021360029f1a759e5e0ed1a5","player":"","by":2}	1794910999.0587385
eC6r9wV17I3DQaft	47	2	c11-0794d63d	{"type":"stop"}	1794910999.086084
eC6r9wV17I3DQaft	48	1	c13-4e7bb67e	{"type":"start","turtle":"A"}	1794910999.1058507
eC6r9wV17I3DQaft	49	0	\N	{"type":"rolled","pips":6,"draw":21,"link":"d77d2d15a0ffcc814c47b21e18851944537af173100c674d3d08905d2d737213","player":"","by":1}	1794910999.1058507
eC6r9wV17I3DQaft	50	1	c14-21b9fc2a	{"type":"stop"}	1794910999.1212575
eC6r9wV17I3DQaft	51	2	c12-310d9f8b	{"type":"start","turtle":"B"}	1794910999.1296966
eC6r9wV17I3DQaft	52	0	\N	{"type":"rolled","pips":3,"draw":22,"link":"892393c09eccc137fa6713ef66abf67ccf3ebc831f3dcd8f272461ec5eed3411","player":"","by":2}	1794910999.1296966
eC6r9wV17I3DQaft	53	2	c13-6e2bc549	{"type":"roll"}	1794910999.137935
eC6r9wV17I3DQaft	54	0	\N	{"type":"rolled","pips":2,"draw":23,"link":"d54fa64863b32915109a5e3a473164371161337f28c6a64dd14f8df2e8d5c681","player":"","by":2}	1794910999.137935
eC6r9wV17I3DQaft	55	2	c14-9965ea32	{"type":"stop"}	1794910999.1498172
eC6r9wV17I3DQaft	56	1	c15-60d2e11c	{"type":"start","turtle":"A"}	1794910999.1582446
eC6r9wV17I3DQaft	57	0	\N	{"type":"rolled","pips":4,"draw":24,"link":"416e420e774bafb5ebb42b8b3994e74f22d39e7f61fc44e619f06ee23e1c5987","player":"","by":1}	1794910999.1582446
eC6r9wV17I3DQaft	58	1	c16-8632bb22	{"type":"roll"}	1794910999.1699579
eC6r9wV17I3DQaft	59	0	\N	{"type":"rolled","pips":4,"draw":25,"link":"4da8af84652841221faa2e489f726d6f5648797936a3b5af80a00726c2ed142a","player":"","by":1}	1794910999.1699579
eC6r9wV17I3DQaft	60	2	c15-de52bd59	{"type":"start","turtle":"B"}	1794910999.1819217
eC6r9wV17I3DQaft	61	0	\N	{"type":"rolled","pips":2,"draw":26,"link":"149e6d9272ba4fe4bc5e2c681df45c910ef6d632ff640aa16431e585228dd4df","player":"","by":2}	1794910999.1819217
eC6r9wV17I3DQaft	62	2	c16-93fbb8bf	{"type":"roll"}	1794910999.1897805
eC6r9wV17I3DQaft	63	0	\N	{"type":"rolled","pips":2,"draw":27,"link":"c044f67e5a3cf77e17a1d69db549b05697a47eed5e69bb15e8dac02c19a74ed7","player":"","by":2}	1794910999.1897805
eC6r9wV17I3DQaft	64	2	c17-f019f0e3	{"type":"roll"}	1794910999.210182
eC6r9wV17I3DQaft	65	0	\N	{"type":"rolled","pips":3,"draw":28,"link":"71a3083674567cd3c643779ac6a9defb56e46552fc14dded66c3791e9bb26756","player":"","by":2}	1794910999.210182
MHyBnkuoeZEUiUKt	1	0	\N	{"type":"opened","rules":{"players":3,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"navigator","colours":["orange"]},{"kind":"bot","bot":"ancient","colours":["yellow"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"c856aa4c7ae3ee63f2b5d4d8fca86172a12e2c7251997396991a4092010d4b10"}	1794910999.3466284
MHyBnkuoeZEUiUKt	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794910999.3466284
MHyBnkuoeZEUiUKt	3	0	\N	{"type":"started"}	1794910999.3466284
MHyBnkuoeZEUiUKt	4	0	\N	{"type":"turned","eggs":1,"draw":1,"link":"94d2217bbbeeaa7a64c7ee3e6c3004b957a65c2c1d9a68d8deb807183cf73af4","player":"","by":0}	1794910999.3466284
MHyBnkuoeZEUiUKt	5	1	c1-d1dbb263	{"type":"start","turtle":"A"}	1794910999.4032543
MHyBnkuoeZEUiUKt	6	0	\N	{"type":"rolled","pips":4,"draw":2,"link":"0ea66ab7454f18f5a8b69aa53698bcefa433092bdda14326cd40dc41e0277e80","player":"","by":1}	1794910999.4032543
MHyBnkuoeZEUiUKt	7	1	c2-ef1f1b50	{"type":"roll"}	1794910999.4115791
MHyBnkuoeZEUiUKt	8	0	\N	{"type":"rolled","pips":6,"draw":3,"link":"3e4c80afb23a1c448bd0c71ae1850948134eb1601aaff2e827db4b5ba100c59f","player":"","by":1}	1794910999.4115791
MHyBnkuoeZEUiUKt	9	0	\N	{"type":"start","turtle":"B"}	1794911000.0751843
MHyBnkuoeZEUiUKt	10	0	\N	{"type":"rolled","pips":1,"draw":4,"link":"729472f67938b4b7c416700b8cf9c332c07768f8df380fa41107de10d3f29a4d","player":"","by":2}	1794911000.0751843
MHyBnkuoeZEUiUKt	11	0	\N	{"type":"roll"}	1794911000.1066263
MHyBnkuoeZEUiUKt	12	0	\N	{"type":"rolled","pips":4,"draw":5,"link":"dfc145aba8f8fd4c054ccc0a785e2e5cf23b4e66a9e519b207764a3a0d3316f7","player":"","by":2}	1794911000.1066263
MHyBnkuoeZEUiUKt	13	0	\N	{"type":"stop"}	1794911000.123863
MHyBnkuoeZEUiUKt	14	0	\N	{"type":"start","turtle":"C"}	1794911000.172456
MHyBnkuoeZEUiUKt	15	0	\N	{"type":"rolled","pips":1,"draw":6,"link":"ae3ec400a6b6e979611770c6a64de59df9aa301f83b7e879a6d735bd52ad4208","player":"","by":3}	1794911000.172456
MHyBnkuoeZEUiUKt	16	0	\N	{"type":"roll"}	1794911000.3091254
MHyBnkuoeZEUiUKt	17	0	\N	{"type":"rolled","pips":3,"draw":7,"link":"f6ddf24ebd7034ae1118b9adc8be008cd545db41277ac8fec1313edbdbef17fa","player":"","by":3}	1794911000.3091254
MHyBnkuoeZEUiUKt	18	0	\N	{"type":"stop"}	1794911000.3339124
MHyBnkuoeZEUiUKt	19	1	c3-3bbed1df	{"type":"start","turtle":"A"}	1794911000.3406785
MHyBnkuoeZEUiUKt	20	0	\N	{"type":"rolled","pips":6,"draw":8,"link":"f0c12e9f11cdec299a64c121bbebf013984a92717689697d3be72a26485c548d","player":"","by":1}	1794911000.3406785
MHyBnkuoeZEUiUKt	21	1	c4-4aecdb0e	{"type":"stop"}	1794911000.3529813
MHyBnkuoeZEUiUKt	22	0	\N	{"type":"start","turtle":"B"}	1794911000.3574598
MHyBnkuoeZEUiUKt	23	0	\N	{"type":"rolled","pips":2,"draw":9,"link":"7203c09630562c4d3f09de195066184b3ec378da7f3f1769866240a9e06a4194","player":"","by":2}	1794911000.3574598
MHyBnkuoeZEUiUKt	24	0	\N	{"type":"roll"}	1794911000.3653848
MHyBnkuoeZEUiUKt	25	0	\N	{"type":"rolled","pips":2,"draw":10,"link":"900c865cf6e228ccbc34db5f916ed257434ad2ebafdaf57c5d83059872908739","player":"","by":2}	1794911000.3653848
MHyBnkuoeZEUiUKt	26	0	\N	{"type":"stop"}	1794911000.3732014
MHyBnkuoeZEUiUKt	27	0	\N	{"type":"start","turtle":"C"}	1794911000.3790038
MHyBnkuoeZEUiUKt	28	0	\N	{"type":"rolled","pips":5,"draw":11,"link":"45fd791313b84a53be47eb82a8e955504ff28df6af93e790d8c9a6450a9891a0","player":"","by":3}	1794911000.3790038
MHyBnkuoeZEUiUKt	29	0	\N	{"type":"stop"}	1794911000.4280484
MHyBnkuoeZEUiUKt	30	1	c5-64bc642f	{"type":"start","turtle":"A"}	1794911000.5420332
MHyBnkuoeZEUiUKt	31	0	\N	{"type":"rolled","pips":2,"draw":12,"link":"99c0b4b5f623c74c7a034d691b8bcb86d1eb20dfa9e4e8a116d6200ff6f3921d","player":"","by":1}	1794911000.5420332
MHyBnkuoeZEUiUKt	32	1	c6-f1b1d155	{"type":"roll"}	1794911000.6575491
MHyBnkuoeZEUiUKt	33	0	\N	{"type":"rolled","pips":3,"draw":13,"link":"a5ad11b45d3f99647f6a39515b6bfd450f14da08869b525694703b7b0f5cfff5","player":"","by":1}	1794911000.6575491
MHyBnkuoeZEUiUKt	34	1	c7-f26adeb9	{"type":"stop"}	1794911000.6645503
MHyBnkuoeZEUiUKt	35	0	\N	{"type":"start","turtle":"B"}	1794911000.682053
MHyBnkuoeZEUiUKt	36	0	\N	{"type":"rolled","pips":2,"draw":14,"link":"fc5af908192055fb64c5d6a175388ef77c392a1fc68612edf042d080a9513e04","player":"","by":2}	1794911000.682053
MHyBnkuoeZEUiUKt	37	0	\N	{"type":"roll"}	1794911000.7028022
MHyBnkuoeZEUiUKt	38	0	\N	{"type":"rolled","pips":3,"draw":15,"link":"b98931a229ac9afca14b0906cd2bafa66b7bf9169c7b74cdfe65e2c7c5b7d932","player":"","by":2}	1794911000.7028022
MHyBnkuoeZEUiUKt	39	0	\N	{"type":"stop"}	1794911000.7161152
MHyBnkuoeZEUiUKt	40	0	\N	{"type":"turned","eggs":3,"draw":16,"link":"6c43e2abd8390e0ab013451ce379d8194d792810dff2bd23df1506cb489d8bc0","player":"","by":2}	1794911000.7161152
MHyBnkuoeZEUiUKt	41	0	\N	{"type":"start","turtle":"C"}	1794911000.735434
MHyBnkuoeZEUiUKt	42	0	\N	{"type":"rolled","pips":3,"draw":17,"link":"f1c7732bca2c7546bde75bec9eaeba283abdcdfa51e04e793815ee00e4091795","player":"","by":3}	1794911000.735434
MHyBnkuoeZEUiUKt	43	0	\N	{"type":"stop"}	1794911000.7451677
MHyBnkuoeZEUiUKt	44	1	c8-4b3155f3	{"type":"start","turtle":"A"}	1794911000.7584565
YoCdnl_Te0vQ5I_0	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.6045716
MHyBnkuoeZEUiUKt	45	0	\N	{"type":"rolled","pips":6,"draw":18,"link":"063d4376334dcfbc9058f326a856fedcc74ec494d3b08be365a6f977e000ceeb","player":"","by":1}	1794911000.7584565
MHyBnkuoeZEUiUKt	46	0	\N	{"type":"roll"}	1794911000.781715
MHyBnkuoeZEUiUKt	47	0	\N	{"type":"rolled","pips":1,"draw":19,"link":"a7692ea37992321104f3580fe553b66426f3a45fcb31b1f591ba4360e2d7dd54","player":"","by":3}	1794911000.781715
MHyBnkuoeZEUiUKt	48	0	\N	{"type":"start","turtle":"B"}	1794911000.7937143
MHyBnkuoeZEUiUKt	49	0	\N	{"type":"rolled","pips":6,"draw":20,"link":"caeb6c7804f1ad6b581bb258691c8f69c61c983dbdc8310ffc9aaaa44aecb0e4","player":"","by":2}	1794911000.7937143
MHyBnkuoeZEUiUKt	50	0	\N	{"type":"stop"}	1794911000.8088775
MHyBnkuoeZEUiUKt	51	0	\N	{"type":"start","turtle":"C"}	1794911000.8135467
MHyBnkuoeZEUiUKt	52	0	\N	{"type":"rolled","pips":6,"draw":21,"link":"d6cc117ec19b16ec564d839b8399a1c5aba4972d9718f79cba0cb4c3bdc9d092","player":"","by":3}	1794911000.8135467
MHyBnkuoeZEUiUKt	53	0	\N	{"type":"roll"}	1794911000.8173733
MHyBnkuoeZEUiUKt	54	0	\N	{"type":"rolled","pips":4,"draw":22,"link":"b38d8c7f922ba5e2e119726f78376ee54c00d763822f37b16963dd6635875d13","player":"","by":3}	1794911000.8173733
MHyBnkuoeZEUiUKt	55	1	c9-8bf29387	{"type":"start","turtle":"A"}	1794911000.8259366
MHyBnkuoeZEUiUKt	56	0	\N	{"type":"rolled","pips":6,"draw":23,"link":"f6b413497f29253b1e6f17217a1993344d28027f6b5e7a471de688b66804ce6c","player":"","by":1}	1794911000.8259366
MHyBnkuoeZEUiUKt	57	1	c10-ca1165ed	{"type":"stop"}	1794911000.853035
MHyBnkuoeZEUiUKt	58	0	\N	{"type":"start","turtle":"B"}	1794911000.8722994
MHyBnkuoeZEUiUKt	59	0	\N	{"type":"rolled","pips":2,"draw":24,"link":"90dd4d76574c7a7cf2942f9a522f672bbe604d0d956ac971b65d4b1c75d1c2bc","player":"","by":2}	1794911000.8722994
MHyBnkuoeZEUiUKt	60	0	\N	{"type":"stop"}	1794911000.8786206
MHyBnkuoeZEUiUKt	61	0	\N	{"type":"start","turtle":"C"}	1794911000.9061155
MHyBnkuoeZEUiUKt	62	0	\N	{"type":"rolled","pips":5,"draw":25,"link":"4ece188d1e10e6154cadd34eae884a2cf25a927d2c2318c39aa5364c23e62a6d","player":"","by":3}	1794911000.9061155
MHyBnkuoeZEUiUKt	63	0	\N	{"type":"roll"}	1794911000.9173717
MHyBnkuoeZEUiUKt	64	0	\N	{"type":"rolled","pips":6,"draw":26,"link":"62751e918a94c4a9e6ed9c20e856614840b24509e3e3dffeadf337610832e7e1","player":"","by":3}	1794911000.9173717
MHyBnkuoeZEUiUKt	65	1	c11-150f1c7c	{"type":"start","turtle":"A"}	1794911000.9238205
MHyBnkuoeZEUiUKt	66	0	\N	{"type":"rolled","pips":5,"draw":27,"link":"2513de0ff0a5a2b61ea522aa869726b476dfbec5a61572b3a6ad8c50a9c6ae4c","player":"","by":1}	1794911000.9238205
MHyBnkuoeZEUiUKt	67	0	\N	{"type":"stop"}	1794911000.9387991
MHyBnkuoeZEUiUKt	68	0	\N	{"type":"start","turtle":"B"}	1794911000.9579637
MHyBnkuoeZEUiUKt	69	0	\N	{"type":"rolled","pips":1,"draw":28,"link":"18bb7c2f7b49c19c3327d0d5b571a271ee47d281e27a2022d844a223360b50aa","player":"","by":2}	1794911000.9579637
MHyBnkuoeZEUiUKt	70	0	\N	{"type":"roll"}	1794911000.971524
MHyBnkuoeZEUiUKt	71	0	\N	{"type":"rolled","pips":1,"draw":29,"link":"9e3fe45470cbb90c7224baba194773bd93cdba33c3926c136721564c1ddd69e4","player":"","by":2}	1794911000.971524
MHyBnkuoeZEUiUKt	72	0	\N	{"type":"stop"}	1794911000.9956024
VN4aMRGR6G8O7Ost	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"bfeefc618606fb8058a27a77df9c0e0376c0103782d30cf594f8c6f47303b6de"}	1794911001.2188697
VN4aMRGR6G8O7Ost	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.2188697
7M-j8vqt8FEIXUNZ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"59711c98e048d2f6b861770c96c50326129628f2eede9374763015eb311e7abf"}	1794911001.3231423
7M-j8vqt8FEIXUNZ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.3231423
rg4LmwdDRIPT82CZ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"9710705748adf580333a9beb5af4f68305a8807766ba83943bbe05a0b93df74c"}	1794911001.3806243
rg4LmwdDRIPT82CZ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.3806243
jZpc1dklZfMMxu_h	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"f21cf8f7b753d269efce6a688d151883552b2cdde7408cbf98df3680c7b5ab58"}	1794911001.4222376
jZpc1dklZfMMxu_h	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.4222376
aWtJ1ClFxHhY-JEy	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"d1a70b45111913e8a85311493f86f8b64870b0a08b946e4e2d2f0377122b26df"}	1794911001.4479275
aWtJ1ClFxHhY-JEy	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.4479275
pGVxSJYMlWbkwCdQ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"6fb069c8d4cdeac57e2ea403b39e44ee7b78f1a45c238cbc114dc7dabec3700d"}	1794911001.5395823
pGVxSJYMlWbkwCdQ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.5395823
YoCdnl_Te0vQ5I_0	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"29e12dd1f4860f6a1f597ce1a6fd87724085067ebf2f2a79a3593c99b973e67a"}	1794911001.6045716
qDW1icJZv6Zz4yEA	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"95ba3ddee5111b73764e2998293eef491d1252a47e5a3aeaa05995e742835e0a"}	1794911001.754493
qDW1icJZv6Zz4yEA	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.754493
gcN-A3blC4e9dIwQ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"e1a6c12c202f8bc608b1dff86205f37553650264cec0075cf2d754dd0d37d67e"}	1794911001.9044092
gcN-A3blC4e9dIwQ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911001.9044092
6_BMiD2W0Rd6vnb1	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"cca9f2c6123e274860a5b16925a49f485c2576d84d4e447a22923d3fc401e213"}	1794911002.4827802
6_BMiD2W0Rd6vnb1	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.4827802
aqEhopVClDr2Mw9w	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"b0701b07926e8fce9cbf01bc16906cbecda50b8c4b3ffaced65a43cff37a8bd7"}	1794911002.5305042
aqEhopVClDr2Mw9w	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.5305042
nso893BPXcxImAzj	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"088843ec256b9f31b709ce48d88e95117a70adfbbdf58164272b7ee3f7e4dd8f"}	1794911002.5627203
nso893BPXcxImAzj	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.5627203
O4RqYfKj4tHYxasS	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"09915596776beeb89125d7229af1760fe2de71dc6ee243de38498e6827bdfb49"}	1794911002.6189473
O4RqYfKj4tHYxasS	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.6189473
sadLN7MMYPWBzoDP	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"58d9e106a5b1310dc60ba1bf4247f866a1abb9191fe575aff76da79c5f4009ae"}	1794911002.646801
sadLN7MMYPWBzoDP	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.646801
7I9Q0iP7HvDwvxMj	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"88ec313e621036ee8d98496a24917f1541f0fe16578fb97841d2a69195b4c189"}	1794911002.692954
7I9Q0iP7HvDwvxMj	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.692954
5sGpnseoLWO1zuPZ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"622715e43c5853dc4251e31677175f8e4461f1d1cdffd0895ba73fecaf14d489"}	1794911002.7296777
5sGpnseoLWO1zuPZ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.7296777
BhmFqB2WCc_k97KU	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"4b6eab22f574b6eab5538e4bd85e2b8509f522cc98179f72ae5c8522a3d884a6"}	1794911002.7603183
BhmFqB2WCc_k97KU	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.7603183
4AwFDNokF9WSUCsx	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"32ea9bdb5f78bf943c30b4d6121f8b3e53addd363efdf85403ac8630aa692cc4"}	1794911002.8749137
4AwFDNokF9WSUCsx	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.8749137
jNwULHH_4U8Rf4d7	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"ba1a8c1ce8d0d241eef40b9c53e4c501f499545d4ad9d067a9c3884846487c52"}	1794911002.950752
jNwULHH_4U8Rf4d7	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911002.950752
xsWVjCZTHk61ousH	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"0f51923ae8c701643e92635ab44117c78f8cf9edf925edc1196fd222cd094c98"}	1794911003.009218
xsWVjCZTHk61ousH	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.009218
og0rbYnFQUwshcWB	42	1	c17-86bf8240	{"type":"roll"}	1794911014.8624496
HbZmF4sXVonxLDMa	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"ed54adc283aeb6e7b91ad273a5f4974d2235d1a6797ea203af99ac92027df47e"}	1794911003.0597904
HbZmF4sXVonxLDMa	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.0597904
peNnpWI1932QbBeC	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"b47d3a763003bd5b2413a75da072c0d20e895b10715c5f06a2e185dc211fcd0d"}	1794911003.1134217
peNnpWI1932QbBeC	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.1134217
1Ys_F-WP5VZ08-vD	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"6750c3d077f6cf45182805e3c5a4d5a000f74c137edab481f41fd62727a1f606"}	1794911003.1664698
1Ys_F-WP5VZ08-vD	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.1664698
yJy32z7T0AKP1AGM	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"704a9dd5d8feaa9c4ff9779faf914edb9a4c474321bc49efbbfd66d82778367b"}	1794911003.2150247
yJy32z7T0AKP1AGM	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.2150247
mBBsTxtVVQC2GJow	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"25a26ac95e38fb98631371752017566575fe8e5daf7822ac4c7929999682c222"}	1794911003.2603085
mBBsTxtVVQC2GJow	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.2603085
MPswrabZUSvrBFtc	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"da06f295a864b03adedbe70dd98d3c8515d36a133019b484671776020a0b8328"}	1794911003.2807205
MPswrabZUSvrBFtc	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.2807205
ktZnzSy41XWW1bCP	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"37342cef88eece623d0b72b5a0e0e9cc4e6ddccb305f319f7d000aa51ae7e4d7"}	1794911003.3194544
ktZnzSy41XWW1bCP	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.3194544
KIg9bwOjj9w-5qRf	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"5fc04501336f65de0a68145b56ccf81efe8d30c1a8d8e54e159e6b4f207b8822"}	1794911003.3602645
KIg9bwOjj9w-5qRf	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.3602645
PxPx2DB-yountnYn	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"74347ae1c317ba5dfc83a446d25c19cf02134e4fb193a212723c136148075da9"}	1794911003.3895679
PxPx2DB-yountnYn	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.3895679
0coXQfpvSEsDjyjp	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"342a2940f7ff8206a89593ef96a13f4a29e00d08d0318a2df5dea5d986e2bb3d"}	1794911003.401925
0coXQfpvSEsDjyjp	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.401925
hn_oOyFRKkY2dWS5	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"0e1251fcb1a32330dc11768d2d81e0e0fbd9190a69125f2d8e81292008fa11fa"}	1794911003.4182673
hn_oOyFRKkY2dWS5	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.4182673
LkDvxunN9-ojWDyQ	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"c7b22775e2e42114c2afa6b924cd9802f27abff96f0c588d47b382649b8d3888"}	1794911003.444236
LkDvxunN9-ojWDyQ	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.444236
PKSJTu5YF8rk3Vl-	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"20faadfa551bea975b51f565640e706082efa304f57b7f88b3c49fe7637c1ab7"}	1794911003.4892218
PKSJTu5YF8rk3Vl-	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.4892218
qyezUCdhYsaLKzfV	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"3f9c26db1af11f351d96ab198ec5c7a46fc91740b3606b231954d1e3d9d19f3a"}	1794911003.5244296
qyezUCdhYsaLKzfV	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.5244296
W6bMtSs6jGQrIHiK	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"ea92f8fa6676c27aaa177539201ad1e5c1e74d97daa441b670c68fccc4e3ec58"}	1794911003.543158
W6bMtSs6jGQrIHiK	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.543158
2042d3Y0S9_Ge44Q	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"0d1acf585035f753b51d327037a4f4c744799fa54c573b03d9efd75ad6e83c76"}	1794911003.608156
2042d3Y0S9_Ge44Q	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.608156
xc2_WK02ozjYPE2T	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"cbc2a36a11e23138fbb5786439846d2c134eb7747084782049058997dbbc3f0b"}	1794911003.6744945
xc2_WK02ozjYPE2T	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.6744945
vm3fQu5pcV7QIbRU	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"2da19695b82eb129a68cc041208a197d814bbbae1fa56f36ad200bd03f9f3887"}	1794911003.7316072
vm3fQu5pcV7QIbRU	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.7316072
PCP7hl9Np2ryrOLR	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"6dbce2dad2ccda74b19042109c19f2aa293d29d01757104b7d9a05227c104987"}	1794911003.7650495
PCP7hl9Np2ryrOLR	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.7650495
hxvC5IydTX9q1RRF	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"43d380ccb266669f8c6b53e713d41056322307ccd2160d7e4d5e4945f0f8691b"}	1794911003.94033
hxvC5IydTX9q1RRF	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911003.94033
eS27zt1ROBg4RgrK	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"031a2f5773a2724d2533ddfdd3ae4f3af3fe1dc22e856b04bdf784f28fc6a39e"}	1794911004.015938
eS27zt1ROBg4RgrK	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.015938
wzy2Ksu42vPDJGBB	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"8f5decee117dabca37828fcf80d0df905613390b2a4b6dc7cd30608ca9e57a0e"}	1794911004.0676794
wzy2Ksu42vPDJGBB	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.0676794
EuPibXAMModIU6ps	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"47180e28dfa0ac7eee5e4117255e9e1c3bec07948c3f96449f04c7b3a20a8a5d"}	1794911004.1532447
EuPibXAMModIU6ps	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.1532447
YTM20bi1P6XsKY1e	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"5130e01efd89eea3ff978ce2de9adcbe8b524271efb788fcfb21b0ec33f5b7dd"}	1794911004.2236357
YTM20bi1P6XsKY1e	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.2236357
AHe2u1q00a6CVGvq	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"e129c6b82ecbc8f8ec7be70ad53dff8a4df516c3504e66f18271278710d4a3fa"}	1794911004.2561479
AHe2u1q00a6CVGvq	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.2561479
gq2BwPX5L4S6kgL0	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"ca6cf61a1af6c1b9b025d315537091dd664c8633b2495877ffa9ee32b09d2104"}	1794911004.313532
gq2BwPX5L4S6kgL0	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.313532
g-Ls7GFeMpXvSwqc	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"b65107c29d4f8b7d6767c7ec5db03ce0153726a887cb197cf421c5fdbc88e488"}	1794911004.3385074
g-Ls7GFeMpXvSwqc	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.3385074
MpJkSd1LdDKzJsk7	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"d34982d385f76846a7421794ecde2ee3f5252c3e9899b2f4a320486819cd5735"}	1794911004.3547413
MpJkSd1LdDKzJsk7	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.3547413
-MS1nQ5PXt3QhNH2	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"0e09b12e608e0c9ef8c1014a242d6f10d00561e8918c1e08b458b20906143b21"}	1794911004.3772333
-MS1nQ5PXt3QhNH2	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.3772333
jvt8Xkwzm67GgWY3	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"3472017634f0013b2ad4a3656db9ef40063ce782bec2fdd9a8b43f0f33bb89d8"}	1794911004.39968
jvt8Xkwzm67GgWY3	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.39968
gNucttkbV3AHYyuL	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"5cce97b7ffbc7f08d5fcfb4f2a523c2fd9c0b203e6fe792d5a41aae0b0302abd"}	1794911004.552222
gNucttkbV3AHYyuL	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.552222
pw5iC_eAdT2s_Wt4	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"5a4cf089afd1e4e6f38771d89171ea7a49e1fcb101409b007b8c3f30f8dfeab7"}	1794911004.8933372
pw5iC_eAdT2s_Wt4	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911004.8933372
3NZRLGCNiufYpfA2	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"648e66ca3c3fdbf2f8d909c7664cfbbc6775a70a50b83351c6ca1a3b292636e9"}	1794911005.0247474
3NZRLGCNiufYpfA2	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.0247474
Glo4UgJ9fcRMshB-	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"dae3484925cce6a4b294f0280b67b1192549edb0dd79bddff75a8485ad664a61"}	1794911005.3561187
Glo4UgJ9fcRMshB-	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.3561187
BM8-Ifkkf3-hyBQu	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"43265e6612cff0e94da007cab380f17fa46583983fee34505333724e078fe68a"}	1794911005.43905
BM8-Ifkkf3-hyBQu	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.43905
91uJjjSclW1SgTiO	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"0a04d07b7611912daa5d844a965c48953a49e2e8f2959c43986a108166f87478"}	1794911005.500082
91uJjjSclW1SgTiO	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.500082
wAOpR97hfgxwnlX2	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"08edcead3c41095832570be28601cfad073ecfc8a70f067223f39da8a788cca0"}	1794911005.5346224
wAOpR97hfgxwnlX2	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.5346224
-nVAgcsQ60jLpZfr	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"6e3e24df6acfb70d87cd906e3352756f7b21cdba87f534be5968e61b0fdd3132"}	1794911005.5514097
-nVAgcsQ60jLpZfr	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.5514097
aZVROZVPkj8hPE27	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"cd3ec51b79065afad63b1570bd37b747901143187d135270a352c3498a54dadb"}	1794911005.5929806
aZVROZVPkj8hPE27	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.5929806
vVtOieIKHd0G7owB	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"96782611dce12883d762facefc161ee58d327d9058bb1f747d997c8cdb9ee3a9"}	1794911005.6114478
vVtOieIKHd0G7owB	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.6114478
a8hpGmwNoifE_KbL	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"2c4da8da9ab66508add1ad7ec562e0b44704e937bc924b5e801ade6b3d4c06c3"}	1794911005.6298199
a8hpGmwNoifE_KbL	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.6298199
f55NzrjtxvEOt9A7	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"bot","bot":"swimmer","colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"64a80fc806a0780282a1f80899a50c055601d1facd92b900f55c64bf43baf748"}	1794911005.8303983
f55NzrjtxvEOt9A7	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911005.8303983
og0rbYnFQUwshcWB	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"open","bot":null,"colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"2a4006f8052e5f6a5be641794b8428d900283a756544a5423077466cb0f13175"}	1794911007.0727427
og0rbYnFQUwshcWB	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911007.0727427
og0rbYnFQUwshcWB	3	0	\N	{"type":"sat","seat":2,"name":"Ben","tip":""}	1794911007.1241386
og0rbYnFQUwshcWB	4	0	\N	{"type":"started"}	1794911007.1800854
og0rbYnFQUwshcWB	5	0	\N	{"type":"turned","eggs":2,"draw":1,"link":"bf76a088f2b3c7525007edd57b1c42bce519606d11ec9ce6da55bdb8e8c1ccc3","player":"","by":0}	1794911007.1800854
og0rbYnFQUwshcWB	6	1	c1-6d1a4167	{"type":"start","turtle":"A"}	1794911007.2120495
og0rbYnFQUwshcWB	7	0	\N	{"type":"rolled","pips":1,"draw":2,"link":"f162d7d3667b4f6753e10d7cb61d06a06399768cb4e7ae2c9e3f4235b83d154c","player":"","by":1}	1794911007.2120495
og0rbYnFQUwshcWB	8	1	c2-8dc5f400	{"type":"roll"}	1794911007.2222815
og0rbYnFQUwshcWB	9	0	\N	{"type":"rolled","pips":6,"draw":3,"link":"343912ec55a9c809a6cc3483054af3b93e3d0145d35a124a07b2f1dfdf5c1815","player":"","by":1}	1794911007.2222815
og0rbYnFQUwshcWB	10	2	c3-4577d39f	{"type":"start","turtle":"B"}	1794911007.2333806
og0rbYnFQUwshcWB	11	0	\N	{"type":"rolled","pips":4,"draw":4,"link":"3411e4a4866363776c4d00fcce456c64c5ca280eb904455e4dcc9c4e04eae0cc","player":"","by":2}	1794911007.2333806
og0rbYnFQUwshcWB	12	2	c4-ba748ce6	{"type":"roll"}	1794911007.2465477
og0rbYnFQUwshcWB	13	0	\N	{"type":"rolled","pips":1,"draw":5,"link":"45474e7a0bdb3a0cb30c9b8c295c175ebe14770d1dffde50f6f3c5f6bf673a2c","player":"","by":2}	1794911007.2465477
og0rbYnFQUwshcWB	14	2	c1-1e6df06f	{"type":"stop"}	1794911014.3187919
og0rbYnFQUwshcWB	15	1	c2-a5feb4dd	{"type":"start","turtle":"A"}	1794911014.5798593
og0rbYnFQUwshcWB	16	0	\N	{"type":"rolled","pips":3,"draw":6,"link":"8b764e47819a45d40c672a9fde3a389116c003df12e56affb264a96ccd3e26ef","player":"","by":1}	1794911014.5798593
og0rbYnFQUwshcWB	17	1	c3-530eb2d5	{"type":"roll"}	1794911014.6738632
og0rbYnFQUwshcWB	18	0	\N	{"type":"rolled","pips":5,"draw":7,"link":"2f423e8c8de564856c268a799f92e561bb2d20699a529e1c9a0bdb56fd6eb2da","player":"","by":1}	1794911014.6738632
og0rbYnFQUwshcWB	19	2	c4-4126a83f	{"type":"start","turtle":"B"}	1794911014.6906126
og0rbYnFQUwshcWB	20	0	\N	{"type":"rolled","pips":2,"draw":8,"link":"8166efafce4bc953e0b339ce349bea91fee3814ef801f34906e11fbc36d267f5","player":"","by":2}	1794911014.6906126
og0rbYnFQUwshcWB	21	2	c5-76d26493	{"type":"roll"}	1794911014.6989398
og0rbYnFQUwshcWB	22	0	\N	{"type":"rolled","pips":1,"draw":9,"link":"d6a38af9d8f18d03d3176f0ec348458e26a816236ea47c2812f99d494da87ff3","player":"","by":2}	1794911014.6989398
og0rbYnFQUwshcWB	23	2	c6-f7848dbd	{"type":"roll"}	1794911014.7147408
og0rbYnFQUwshcWB	24	0	\N	{"type":"rolled","pips":5,"draw":10,"link":"6137a0b3d8693168361dd6877d12d31b6bdf3135eada0aa1aab09844c274f185","player":"","by":2}	1794911014.7147408
og0rbYnFQUwshcWB	25	1	c7-adedf13e	{"type":"start","turtle":"A"}	1794911014.7391658
og0rbYnFQUwshcWB	26	0	\N	{"type":"rolled","pips":6,"draw":11,"link":"2c76aa1399880108b925c926f2d80dc3b6fcb9d9910e8efe386cfe4e40e75314","player":"","by":1}	1794911014.7391658
og0rbYnFQUwshcWB	27	1	c8-8eb8c8af	{"type":"stop"}	1794911014.7667372
og0rbYnFQUwshcWB	28	2	c9-5a5bc2e6	{"type":"start","turtle":"B"}	1794911014.78
og0rbYnFQUwshcWB	29	0	\N	{"type":"rolled","pips":3,"draw":12,"link":"5b5781d12358082a5bd2c94f1d9449892f78ccd59373f60c5a4d1fa0fd6f2eae","player":"","by":2}	1794911014.78
og0rbYnFQUwshcWB	30	2	c10-7a5e5e9f	{"type":"roll"}	1794911014.786106
og0rbYnFQUwshcWB	31	0	\N	{"type":"rolled","pips":2,"draw":13,"link":"d1aef8aab5004e01ce74f3741fee620a8a7f84d9808adb643a78d4de325dec4f","player":"","by":2}	1794911014.786106
og0rbYnFQUwshcWB	32	2	c11-35f05460	{"type":"stop"}	1794911014.7890282
og0rbYnFQUwshcWB	33	1	c12-7411825a	{"type":"start","turtle":"A"}	1794911014.7940674
og0rbYnFQUwshcWB	34	0	\N	{"type":"rolled","pips":3,"draw":14,"link":"ea12452918c452fcda879afe263737480c2e2659d93a83505af8fdc8ec06d5eb","player":"","by":1}	1794911014.7940674
og0rbYnFQUwshcWB	35	1	c13-b2150db7	{"type":"roll"}	1794911014.802396
og0rbYnFQUwshcWB	36	0	\N	{"type":"rolled","pips":4,"draw":15,"link":"7af339554e3c548c845ae1a317b71ac0005bdd3fe5370cef089e32a4d09b9cea","player":"","by":1}	1794911014.802396
og0rbYnFQUwshcWB	37	2	c14-33ef17fe	{"type":"start","turtle":"B"}	1794911014.818468
og0rbYnFQUwshcWB	38	0	\N	{"type":"rolled","pips":5,"draw":16,"link":"f620595289a26626c80acd165011fc34858cbb4e92773d166c56d8a375cd0ac6","player":"","by":2}	1794911014.818468
og0rbYnFQUwshcWB	39	2	c15-aba386d4	{"type":"stop"}	1794911014.8335013
og0rbYnFQUwshcWB	40	1	c16-3bf4c0bb	{"type":"start","turtle":"A"}	1794911014.8457468
og0rbYnFQUwshcWB	41	0	\N	{"type":"rolled","pips":1,"draw":17,"link":"e7a8c8c68afd5bd2092fdf5c97e77d1f4f1bb08ae72dac0fce90694ca4dcd3e5","player":"","by":1}	1794911014.8457468
og0rbYnFQUwshcWB	43	0	\N	{"type":"rolled","pips":4,"draw":18,"link":"01d800cc87035cfb769857e5769d63cadf537336e121e477b17f89d56ebd1d4d","player":"","by":1}	1794911014.8624496
og0rbYnFQUwshcWB	44	1	c18-ddac71bf	{"type":"stop"}	1794911014.8748915
og0rbYnFQUwshcWB	45	0	\N	{"type":"turned","eggs":3,"draw":19,"link":"21830c23b327e5d4e8533153f228f79ba3c4b3c2bd149edefd8f562aa969a0a8","player":"","by":1}	1794911014.8748915
og0rbYnFQUwshcWB	46	2	c19-45cdf283	{"type":"start","turtle":"B"}	1794911014.887173
og0rbYnFQUwshcWB	47	0	\N	{"type":"rolled","pips":3,"draw":20,"link":"bca5e2a75e209b7d23e54e0235891d885d2d9152ba1d6fc411c02c0e64bc575c","player":"","by":2}	1794911014.887173
og0rbYnFQUwshcWB	48	2	c20-857fdd6f	{"type":"roll"}	1794911014.8944163
og0rbYnFQUwshcWB	49	0	\N	{"type":"rolled","pips":5,"draw":21,"link":"ef328d1345f0adbb677083b179165f99c4fc718e96b0db20d96e653b14ef76ed","player":"","by":2}	1794911014.8944163
og0rbYnFQUwshcWB	50	1	c21-047e103f	{"type":"start","turtle":"A"}	1794911014.900624
og0rbYnFQUwshcWB	51	0	\N	{"type":"rolled","pips":2,"draw":22,"link":"882ec59872fee3bbd90e05ed9464f1a134f68efbfc98bcfd61200a89202c311e","player":"","by":1}	1794911014.900624
og0rbYnFQUwshcWB	52	1	c22-52010984	{"type":"roll"}	1794911014.9153004
og0rbYnFQUwshcWB	53	0	\N	{"type":"rolled","pips":6,"draw":23,"link":"99f51ddc1bee295a3ca1afc75d4e435937f75ff3aba107df66927b88346e24d7","player":"","by":1}	1794911014.9153004
og0rbYnFQUwshcWB	54	2	c23-e20aeccb	{"type":"start","turtle":"B"}	1794911014.930405
og0rbYnFQUwshcWB	55	0	\N	{"type":"rolled","pips":5,"draw":24,"link":"b062d97da82ee1e39aeeba5b4e55ebbc4e84f72307ad6f8660c7a91316043b8c","player":"","by":2}	1794911014.930405
og0rbYnFQUwshcWB	56	2	c24-b365b765	{"type":"stop"}	1794911014.9369974
og0rbYnFQUwshcWB	57	1	c25-dead89a7	{"type":"start","turtle":"A"}	1794911014.994245
og0rbYnFQUwshcWB	58	0	\N	{"type":"rolled","pips":5,"draw":25,"link":"756f9fd6f428c3acef8f54c2e82577b04a1c370571484192314bb52483b4fc75","player":"","by":1}	1794911014.994245
og0rbYnFQUwshcWB	59	1	c26-cf36f33c	{"type":"stop"}	1794911015.0626535
og0rbYnFQUwshcWB	60	2	c27-d4214692	{"type":"start","turtle":"B"}	1794911015.0900652
og0rbYnFQUwshcWB	61	0	\N	{"type":"rolled","pips":2,"draw":26,"link":"6c93d39c0d6b207e7c4bffedc085497da171e0e2e502a0157329d05ea6b4342f","player":"","by":2}	1794911015.0900652
og0rbYnFQUwshcWB	62	1	c28-4d059b59	{"type":"roll"}	1794911015.117194
og0rbYnFQUwshcWB	63	0	\N	{"type":"rolled","pips":3,"draw":27,"link":"b048319480d64a8fbb7a506c9e520f658cdcfe39194c446a97c18f887c348ac4","player":"","by":1}	1794911015.117194
og0rbYnFQUwshcWB	64	1	c29-c80c2fe9	{"type":"stop"}	1794911015.1326454
og0rbYnFQUwshcWB	65	1	c30-841881cb	{"type":"start","turtle":"A"}	1794911015.1424687
og0rbYnFQUwshcWB	66	0	\N	{"type":"rolled","pips":4,"draw":28,"link":"849e05360758fd84242488c85652f17a23da9872267ec0c95a574e013d34fabb","player":"","by":1}	1794911015.1424687
og0rbYnFQUwshcWB	67	1	c31-8f531fec	{"type":"roll"}	1794911015.1584494
og0rbYnFQUwshcWB	68	0	\N	{"type":"rolled","pips":2,"draw":29,"link":"763b25bd9a8da60dac7c86a311b02102f9c5a7f54b4012b1fccc5f9cd715a88a","player":"","by":1}	1794911015.1584494
og0rbYnFQUwshcWB	69	1	c32-169f96fe	{"type":"stop"}	1794911015.1743243
og0rbYnFQUwshcWB	70	2	c33-742878be	{"type":"start","turtle":"B"}	1794911015.1864386
og0rbYnFQUwshcWB	71	0	\N	{"type":"rolled","pips":4,"draw":30,"link":"74b41461201b2bf35e4c4050d10c7a8d74f381b95538eda076d631a1746030e1","player":"","by":2}	1794911015.1864386
og0rbYnFQUwshcWB	72	2	c34-b52ac4bd	{"type":"roll"}	1794911015.2105799
og0rbYnFQUwshcWB	73	0	\N	{"type":"rolled","pips":1,"draw":31,"link":"58094c1cee1dbff0f375e647c7f0c529580ed19d9b61932ba9f62278b35d47f1","player":"","by":2}	1794911015.2105799
og0rbYnFQUwshcWB	74	2	c35-c01d876b	{"type":"stop"}	1794911015.2225223
2zWytsmYemznrJ1c	1	0	\N	{"type":"opened","rules":{"players":2,"turtles_each":1,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[1,1,1,0,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red"]},{"kind":"open","bot":null,"colours":["orange"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"accd8a889fd532e9a48dcba09319dea11df919d0626e289b856ac75e38ced1b5"}	1794911015.289727
2zWytsmYemznrJ1c	2	0	\N	{"type":"sat","seat":1,"name":"Ada","tip":""}	1794911015.289727
2zWytsmYemznrJ1c	3	0	\N	{"type":"sat","seat":2,"name":"Ben","tip":""}	1794911015.3076766
2zWytsmYemznrJ1c	4	0	\N	{"type":"started"}	1794911015.4212177
2zWytsmYemznrJ1c	5	0	\N	{"type":"turned","eggs":3,"draw":1,"link":"795732a657cb46309c2339f94b76ec25b3f30b43e89052e7ee28e39ee9a0e8dc","player":"","by":0}	1794911015.4212177
\.


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: mahe
--

COPY public.keys (table_id, digest, seat) FROM stdin;
eC6r9wV17I3DQaft	\\xeb98b61aad9d2b423036872f3aae6d619599edfa769d6e64a83e996e1f35afb5	0
eC6r9wV17I3DQaft	\\x5185a8e92c52c853a9b24df30b9a12719b1c5b24a2d04a6b82a0a088d1c454b3	1
eC6r9wV17I3DQaft	\\x85f8940585cdf992f0565d53d7c05581bc8197946c85fba57cc273a397a348f2	2
MHyBnkuoeZEUiUKt	\\x2151c35af4ca99a5248f6f647e42f81e15c87981b504447c89c33d7e83fdb3ba	0
MHyBnkuoeZEUiUKt	\\x0e6054a58fa196bec34915bd475739bf4db715e76223c32e5d93e3a5916a3a52	1
VN4aMRGR6G8O7Ost	\\xe0953e5aceb5f6084a55d938562be288a2e8ee5e9c672883a98347f2f9679e69	0
VN4aMRGR6G8O7Ost	\\xad5d1af611005f56e7958a0a9317bc786b83348f994963b01d28117ea618f396	1
7M-j8vqt8FEIXUNZ	\\xc34586c369877383a5c13abe79f860c3ca8d99962959c13bc03b03fa70b10a68	0
7M-j8vqt8FEIXUNZ	\\x8e3097f971a8f6f02922b22a4f81260efae09f3d78fbc43d9d21d949dc96c37d	1
rg4LmwdDRIPT82CZ	\\x64071dce02fdde18bfa917de07be7347a5ad82480b995ab3bc51fa2a6cc4c5f2	0
rg4LmwdDRIPT82CZ	\\xbc7616e7617cc6d68077e8e5f8b5c1dd19096277fd751aa107e3bea2b28a1a0a	1
jZpc1dklZfMMxu_h	\\x509a87921759a4cf0f135836e4d8c8e6617d0d354ab96fbb23ea9c4c170b4537	0
jZpc1dklZfMMxu_h	\\x57d8a3740b8979e1ebae02b2e62d0dfce5b3c0ae5fb7460af91fedc8a06b291f	1
aWtJ1ClFxHhY-JEy	\\xe59143b8ef1df97131efb37d3f818f9dd3cc76e74e7ac462d8e8e64373033cbe	0
aWtJ1ClFxHhY-JEy	\\x82e2c15839f9b7ed321b398142a38068202e76f6546c2685554703e57463f9ac	1
pGVxSJYMlWbkwCdQ	\\xd62a12aa387aa97fa3831e46b55d6657b13088733190a180c6fe2b7a853c37e4	0
pGVxSJYMlWbkwCdQ	\\x459df0419a4c43843734fd458f4790e0bfaaf6374c666d18e6b344d61acd2843	1
YoCdnl_Te0vQ5I_0	\\xd0feacd389a3d26d5ed2526c89495489feb7db591db42e0be60c6805b1995c98	0
YoCdnl_Te0vQ5I_0	\\xb6f90c860e2476103dac94dfbf3234b8860fa0812c846d86bc9014dabea7bd89	1
qDW1icJZv6Zz4yEA	\\x2eb42a682b6e391eb21852fdd118f89b4e25978d3cd4aa3f90b2bb1d5dba8043	0
qDW1icJZv6Zz4yEA	\\xbbfedf69264677684c7c81bda083d9d2d9f83031cc6420021abf53cd32cc7ce5	1
gcN-A3blC4e9dIwQ	\\x58ea793027bb3ff965cd4369023355a28b9347954b97778e4bf27be27a674229	0
gcN-A3blC4e9dIwQ	\\x2a5aea70656e0616e20c376644ce9245880b2d7d348562564f6601e62cc187b3	1
6_BMiD2W0Rd6vnb1	\\x17129fd22423d6bf8f86730ed6ea46c0c993204db391963f9066be8741c256d5	0
6_BMiD2W0Rd6vnb1	\\x7ce7811078bce5ecd2fa2984ac02c4eac6c3bd2947fbf79b688b7d9542d9b483	1
aqEhopVClDr2Mw9w	\\x063a307cf535faae49d511c1786dce55935292b9ebcb82c5529824857629e6d5	0
aqEhopVClDr2Mw9w	\\x64f90f68688be22f0450d236ec3191227eab158df3bb4c0c723831559f6848b1	1
nso893BPXcxImAzj	\\x050c14c5ee6798ca1f51317f6ad82d3c592c1b7a8c75c5e8cbd7f71ba68c02bd	0
nso893BPXcxImAzj	\\x9ac81f079309f49759009d57fe8f59588e51533bee3b5c06c36f8caf3b7efc29	1
O4RqYfKj4tHYxasS	\\x325e801c1766d266dfb4c788311bc1a6bcb9bd44143586fbf0662147b1f71858	0
O4RqYfKj4tHYxasS	\\x405c9e0443eac046cf3d59616f18de71f59038ed4cf014da0e4ffc90c7533659	1
sadLN7MMYPWBzoDP	\\xc14b27cf663c5241a80dc89918351071d2fd0ad2f202c5b28f9089cd17370fa9	0
sadLN7MMYPWBzoDP	\\xf15248a93cc010dc60f070b57ebe6c837524fb5e548f4403137eb175dbc2c21f	1
7I9Q0iP7HvDwvxMj	\\x9a1222ab1da85988d09a76c4f3bbf8f016e8a9952fe1149dbd4f07f42068bdcf	0
7I9Q0iP7HvDwvxMj	\\xe4449c37424cf506f1e8e8d66e620f07b8795d08fcd413da6d2745c1e9a3a561	1
5sGpnseoLWO1zuPZ	\\x042e5e5ab541edc8115eb0aca94dca199f0134ba534eda18792c3d42012e2ffc	0
5sGpnseoLWO1zuPZ	\\x6b0092a849a340ae96353958802f95e725562debbcb535ad0b17cbc29f94992a	1
BhmFqB2WCc_k97KU	\\xadffd5080ee072a11af75672894c2e00ad3038c945613fcbb78958c8a640b034	0
BhmFqB2WCc_k97KU	\\x01f38439cc85e0f067554854bd208c565c179f908d9f5704c7df70b8f978bc07	1
4AwFDNokF9WSUCsx	\\x5930a3a5a3f9d172600d590623e4312da9fd413079940add65b1438f57be3d10	0
4AwFDNokF9WSUCsx	\\xe4f6621ba3d1a203c96b633c2a5e4d655adec1c684d6ee401659fe2b498d5fd9	1
jNwULHH_4U8Rf4d7	\\xa327fb01cbda1d0c901f2131c8ae5181e4d46950812a4e6481ced7c8bae8a0e0	0
jNwULHH_4U8Rf4d7	\\x54094ed118d36a2acb7acac0cd67f34cdb1e69e8742a442baf453cc91312a004	1
xsWVjCZTHk61ousH	\\x5c68fbe981fa7d00268ddc0d707f673ea623d29f06a277f91afdab89bb56bbfa	0
xsWVjCZTHk61ousH	\\x46353d3aa9b64958140f2194a0ba8d18e608148fdd6d13095d0c3407e34d1d2f	1
HbZmF4sXVonxLDMa	\\xe2adf2ecce946cf82aab913b960e459cf388094d02c19d576f823e90084d777f	0
HbZmF4sXVonxLDMa	\\xb1ae6a4d7abe3c85b99e4afa5e4cd1c0d3c7b92a83c9b56cdd4aa35e1df4d132	1
peNnpWI1932QbBeC	\\xa08d208979c75156c4819d7e9d2eaee4b6734e7cd847be79bafb70de6e4faa21	0
peNnpWI1932QbBeC	\\x40ebdcef77b9fb02162bdf7ee657e003a7e4b5239117cc9016e0a765b5504702	1
1Ys_F-WP5VZ08-vD	\\x6df66e5694e4225a599b889e8dc015dcb52ea99bc184dad66888203b0dbe9b79	0
1Ys_F-WP5VZ08-vD	\\x3fe059dd8ea8fccd4b5d25da0355c685bdc99d57b6e65ccbf8c7293413376985	1
yJy32z7T0AKP1AGM	\\xf51a314e512ed6fa6dbbd2100c17d2e38baecd88e79cd15609312ab2d5daae69	0
yJy32z7T0AKP1AGM	\\x1049e663a3dc319bb96bfb0d4bc13f374ee40077db2f97dd78396163ece8b5ff	1
mBBsTxtVVQC2GJow	\\xe4d876ee1589b649625be36d6dde90f437451482de5b0783e9fe75d1f3140d70	0
mBBsTxtVVQC2GJow	\\x0581432883033e99302b0b190205e642d523152d795bc6f01b4e6d56eeb69878	1
MPswrabZUSvrBFtc	\\x53da9a4e4b019fa01afe98854d7c53768a27a175d92acb4072cd330e4b0688e6	0
MPswrabZUSvrBFtc	\\x67f80e08df83d73e2c5a050ecee72fb96a013584c45b0dae444d4c1cbd330897	1
ktZnzSy41XWW1bCP	\\x8a019a1ea6a96ac258f8ead0dbed584e65c64d3d2d0f989bd38c706b87f4a38e	0
ktZnzSy41XWW1bCP	\\x8801e565c3c0714e697a70effbd2effa415bf902377d036fcaeff35b576972c5	1
KIg9bwOjj9w-5qRf	\\x24a54f31524df15de2d4fe3cacfa36c1808a38ab3c9e374f8f303af91541dbe6	0
KIg9bwOjj9w-5qRf	\\x84b4567b08a636fb2decb64ef17d3a94b206a3820160916d75995897a6d555f7	1
PxPx2DB-yountnYn	\\x15c5b7a0aa9e7f8d7d0f3d268a6cc19078ddc7ed2833431333d6248459456de2	0
PxPx2DB-yountnYn	\\x437678eeb3e8b3e5d138d7163389767780c038871007f5f3eb5093a0daa5a2aa	1
0coXQfpvSEsDjyjp	\\x78c07973c1ff38d42f86432fb93aad3355b21f606413aab3f5510feab927ed2c	0
0coXQfpvSEsDjyjp	\\x42d9789d1b132fb4f16614c35a12000035cd743c3749c7c9ec2eee6d495afaa9	1
hn_oOyFRKkY2dWS5	\\x08cc623e0352327cb49175dc2e5ef38be2acf91e301e86280355e7773accf411	0
hn_oOyFRKkY2dWS5	\\xd269d25bc11485e2b6cd4c54ba35cb295a5260572cdbfb5e3158faf39ff7429c	1
LkDvxunN9-ojWDyQ	\\x3921260760a31744e94da6db0318f7e17818367b57119dd47bf2a6fc0e5d2a56	0
LkDvxunN9-ojWDyQ	\\x66720e31f2a92ca8939fdbcd99f4dad7611c53e86c10f9552df19d25e6ff6653	1
PKSJTu5YF8rk3Vl-	\\xa9ada9b50f254c0a5e8561ecb4faa067684e2fe456b800f26c72cb2705beac58	0
PKSJTu5YF8rk3Vl-	\\x39e8a9500961a78ff1a89689c5834cb9740a3560bc69ae4633ff3fa045632a57	1
qyezUCdhYsaLKzfV	\\x50074dc216c84d157d0bb350ff7e71961ac7e33b3d9c3bd5d0c9551404ba2cf7	0
qyezUCdhYsaLKzfV	\\x83e60fa155ea450fe0135af32b33fa777db637a6afa50f590683c3b9281a06bd	1
W6bMtSs6jGQrIHiK	\\x4b473db75ead1bd4eba12af9274cd26d2f233316a2a960e4cb83dfb0a9817bbe	0
W6bMtSs6jGQrIHiK	\\x7feb34d505d867e6f92946dd465a22cca753c8a66a4c13ca293427abce24dd05	1
2042d3Y0S9_Ge44Q	\\x42c3c6110fbe93c9e4a40c3af790357566178f71f9b51792cd75636c914884ad	0
2042d3Y0S9_Ge44Q	\\x7938da8d712a345ad5b8d7091e907483d292865fc15d1ba4110f5e089146c55e	1
xc2_WK02ozjYPE2T	\\x1609989aeab57318d4505da4067628f866d395490dfb096b097a1a90630e5845	0
xc2_WK02ozjYPE2T	\\x932b272d903d93af5c623b32d4ec7eca4fa9fca5b121b35d431918dfa24e83f9	1
vm3fQu5pcV7QIbRU	\\x310aeddedfddf3c9dee81d7235cf89f6f71d5503447d86280276a454a83571c3	0
vm3fQu5pcV7QIbRU	\\x897b87df05e543d7e7fbbafad6816887edce0261a1132e274b293fce0bb0eefe	1
PCP7hl9Np2ryrOLR	\\x33f771b83cec681af3ea9572b3a9a6f1de66252d1346d741d80560c7e35ee499	0
PCP7hl9Np2ryrOLR	\\x2d3cfd7c0ec268635ad4b2a88e98452ce7285df09a09590c18a5b63d479136ea	1
hxvC5IydTX9q1RRF	\\xee9b5a38311ee2594e97ee30f6971c986fc841761daa29065550de646eca782f	0
hxvC5IydTX9q1RRF	\\x30688bd486e3e87f6c5037863b004ee8fabaa9de4120278d318884635a998efc	1
eS27zt1ROBg4RgrK	\\xa2a3b849f8a83fe6ab4155583a9d6f6eb5f359caf73ac235f84a448ecab2d93d	0
eS27zt1ROBg4RgrK	\\xa02212a291b6b83532987a789a8d30ac18aa6fad69fdc5e4c87fbbc3f29f3ac7	1
wzy2Ksu42vPDJGBB	\\xd95d8f5a8f0bbc5f19bb6abd840eba723ac27cd2910baa7f4acb14929e036d39	0
wzy2Ksu42vPDJGBB	\\x611b9dffda8324d1551a279ca5bf36e830199762fcda673e63e26ae382dc7d27	1
EuPibXAMModIU6ps	\\x07a9478cda6e81f62f1cc1c7aa2e60f73580db30f68abc512265ea2c9d4f9280	0
EuPibXAMModIU6ps	\\x76dc07e9a854b656ee0714892cfc653af68ad9f70f322a7647cd05d1b3b8ea61	1
YTM20bi1P6XsKY1e	\\xcccba6801e4c4810f54dcbcf3ffa6e792aac80f5b48135cc8411243c2bea4575	0
YTM20bi1P6XsKY1e	\\x58e5325bd8e4dea03cee62cad64eef59f4ddbda16ca357ae6856cf54f07ced39	1
AHe2u1q00a6CVGvq	\\x9701da6479aaf3ff20cc5bba63381857eba198b5d9a8375754c6f8c6f46e7dc8	0
AHe2u1q00a6CVGvq	\\x07d025b622b93e898dfa8378cc53f2ede440ef18f00711157134f756766c5d14	1
gq2BwPX5L4S6kgL0	\\xddfd34ce5b222d30a662344d8643494f1e50363da47d204d8062222c41541031	0
gq2BwPX5L4S6kgL0	\\x4b4ab7e7e2bdc175c20944318ce7b4dbd61576ae24a02e45ed119eea9e4b2b9d	1
g-Ls7GFeMpXvSwqc	\\x4cf3ec5ba0b5d36d6de3fbac3dd88d24a5c316127a594c97285a4ed015612ec7	0
g-Ls7GFeMpXvSwqc	\\xc0f6989e55cf8bef62253ee07f58adcbcacc7b0156309a0ddfea1732485c0feb	1
MpJkSd1LdDKzJsk7	\\xaad978de5b287754713a1c47d3e08f34e0d020412777a706f1e0feda1b3d4609	0
MpJkSd1LdDKzJsk7	\\xe89f7a52a15ebbfc5a5c8f12e4c2fd10a1bd8fc8ecc2825b407540b62914cd6c	1
-MS1nQ5PXt3QhNH2	\\x2356a401cea9d8531f71d1a1697ba4495dd95b645fc1b098a1a8aab37de2b0ab	0
-MS1nQ5PXt3QhNH2	\\xd36ecffa25707701cdfb0c62aec463b27398285c55ba3028fc45899968e80e42	1
jvt8Xkwzm67GgWY3	\\xe682e59c3c490cd45e928a1be330aa63ae6c057e3435cf90fae035643b13a4cc	0
jvt8Xkwzm67GgWY3	\\xb23b95d71f1636b4d00beb5563dd93b4257f4b739f6d2ae5c238c3e38468b8bd	1
gNucttkbV3AHYyuL	\\x6eb164b2af90079cf401cb010b13e6f73ffc480a138b63ec13c6e733251693ae	0
gNucttkbV3AHYyuL	\\x93b9afbbc9cdb13d15da191eb4f648c236f0d7f27492292030822cac3a2ee8d5	1
pw5iC_eAdT2s_Wt4	\\xb8501e25c5b11715efeb9ff5680b14ae54d1dec5c0b5d935e732514c50ac78ad	0
pw5iC_eAdT2s_Wt4	\\x9e1f2415c2684aabbb2ed1e0b61ea5c4d7e10e5ad9161a21fafaa67dc2551634	1
3NZRLGCNiufYpfA2	\\xa2f869fd4d84bc6e7059caab8923c42bdc50e32649c8a20af85e3ca62d45a948	0
3NZRLGCNiufYpfA2	\\xe4fc2dcf283fb98387d4769bd65d4c74f27982bfa840e04df1fd1ee93f098f74	1
Glo4UgJ9fcRMshB-	\\xa7db53a7e90001c2ca70ee3c0ad1f95986dd38e474f015fb9cae41eeaf0fdb11	0
Glo4UgJ9fcRMshB-	\\x9bcc98a62bb54e9bcb3946e3549753099ffa29ad06c7aee6567d7049dca09e3a	1
BM8-Ifkkf3-hyBQu	\\xd6bf5a8963bc774ea8111fa3a68472c2665a0f5887022e20c4406da814601958	0
BM8-Ifkkf3-hyBQu	\\x30c4915b9f76eb59583458cbc041782fc179f8523f54d5a4a2fc820228a75d08	1
91uJjjSclW1SgTiO	\\x1935890724c5cd1c0b062118b7c677d70d9a762087528034c1a28765b408e513	0
91uJjjSclW1SgTiO	\\x0d85bfa0e68ce36c1ecd3c92b42521bba5218f12377abc247a93d8408792f210	1
wAOpR97hfgxwnlX2	\\x5a1b1ce5780aa97257049e6d266cb813eacedf9f9ce739b23062f4da3f3fd8d7	0
wAOpR97hfgxwnlX2	\\xf79a8b093ce9264fb353f2d4557ae9fb3296934717af87e7e2ffdafc3fd01630	1
-nVAgcsQ60jLpZfr	\\x6cad1694dea25d1722aca847db282c3df8dc908f817004b63fa8eb0746f791ef	0
-nVAgcsQ60jLpZfr	\\xf49bfd35be2e80f1333c93db6bfe42c9cdf9dd895e56767cc38bb91980d02498	1
aZVROZVPkj8hPE27	\\x656c86a751441e25485d60808899825d43de43cf4ae77c68a9d63601a354ee59	0
aZVROZVPkj8hPE27	\\xba2b7f29d60d58eb59d09f089f61b25f4a5e66dc67e2b6146f54ff41129167ef	1
vVtOieIKHd0G7owB	\\xe68bad266d1d8d4b1ed1ccf7c813455fa1e9d57c4b868278f695e1537fad774c	0
vVtOieIKHd0G7owB	\\x8c5421775b6d5e448e37f866128b7f5c5cf8f13196ccce4c9ddc040619f81e0d	1
a8hpGmwNoifE_KbL	\\xa7b02fc41aa865a0d65f89f6d027c3a593e9448136a2de76e2c0b8fefc6f6ca8	0
a8hpGmwNoifE_KbL	\\x68a411637c2817be4663971d8233b95d77a68bb90d55b26f32c01c91ffaeb820	1
f55NzrjtxvEOt9A7	\\xb2cc4bff1f4d56ba93fbccb3b81d4ef9e9ccff4cb992ff49161cc7847b75965c	0
f55NzrjtxvEOt9A7	\\x9f96145fa41de296a6f7cadafe3d182d8c8169ff5c186f0ca73eb765d13c837f	1
og0rbYnFQUwshcWB	\\xc94e1a3383f8e79f0294f66d1e16366899d15e9c562c0781ff2cd2c61f94b5fc	0
og0rbYnFQUwshcWB	\\x0e0b851baf4cc6320ace22e3b74afb5c46d1602d9e6c681a8cbd47b9b046909c	1
og0rbYnFQUwshcWB	\\xd734ef95244839a8c9b7bb3161c6ae64c41590e07227133e01896dee34bdbd78	2
2zWytsmYemznrJ1c	\\xfda6ecf905ba712b2f8aa58883d35f5ab0036d0cd08d590071cd1c40d18d850f	0
2zWytsmYemznrJ1c	\\x7eaf0304f4edbf4120faf687c99e4f31fe99d081e87a4cfde5962773692ea4fb	1
2zWytsmYemznrJ1c	\\x8435434315a59fdbe1e2b7d3fd64716824cc1d6b044d711c2ae3f5dc818e41c0	2
\.


--
-- Data for Name: pulse; Type: TABLE DATA; Schema: public; Owner: mahe
--

COPY public.pulse (id, at) FROM stdin;
1	1794911013.6423726
\.


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: mahe
--

COPY public.tables (id, secret, phase, public, due, created, changed) FROM stdin;
eC6r9wV17I3DQaft	\\x8560846e41a6852fce4bb9793f578623b5a0380c743220a3b28a13c454997b22	over	f	\N	1794910998.268214	1794910999.210182
MHyBnkuoeZEUiUKt	\\x6ec44a4b96b2a7792603282ba25647eb094c9bf0effdebc523d0e72d1a6341e4	over	f	\N	1794910999.3466284	1794911000.9956024
VN4aMRGR6G8O7Ost	\\xe0172999b030b91fe026ab804c2c4e985a742e59f63f6fd99f634be2fa836d38	open	f	\N	1794911001.2188697	1794911001.2188697
7M-j8vqt8FEIXUNZ	\\x3ebf2a8146d1697c9b73d1e7dab0b4e349175967f9969a8261dd86be5873581f	open	f	\N	1794911001.3231423	1794911001.3231423
rg4LmwdDRIPT82CZ	\\x01b58dc3eb4619318e80961cef86c21d00324d73ef2f945d3f282badbaaba675	open	f	\N	1794911001.3806243	1794911001.3806243
jZpc1dklZfMMxu_h	\\xa90663654beb8a1d50f62728bcc2a1959eb46f365bb3df641c33ddf5d9e1845b	open	f	\N	1794911001.4222376	1794911001.4222376
aWtJ1ClFxHhY-JEy	\\x09e57fd41e10ea173fe9514628d665e8a51a46573c27b82789acb48499b3677b	open	f	\N	1794911001.4479275	1794911001.4479275
pGVxSJYMlWbkwCdQ	\\x7fb97a0189a8004dfbaf1d309c9dd557d5dc60bdb6969993998a5e7a1b5aba1a	open	f	\N	1794911001.5395823	1794911001.5395823
YoCdnl_Te0vQ5I_0	\\xef3302cf3ad7da6a071f12b7292b3a236514b68a585ecffff5e9d57d7fe80094	open	f	\N	1794911001.6045716	1794911001.6045716
qDW1icJZv6Zz4yEA	\\x7f5298b2d9be9201652146e7d84639a786f46511dd5a875c030a05ffb893a716	open	f	\N	1794911001.754493	1794911001.754493
gcN-A3blC4e9dIwQ	\\x9bd49cc1f738526d6ff8b41eaaee3c0a70648605fd71c50ba1a43f4aa860f96e	open	f	\N	1794911001.9044092	1794911001.9044092
6_BMiD2W0Rd6vnb1	\\xd50515dca6ffa57103f247706d57d4be22f64dcf8a1e0571908e55abbcb45cde	open	f	\N	1794911002.4827802	1794911002.4827802
aqEhopVClDr2Mw9w	\\x36ef6ffcd23f2f434cafd4e099c4d3a2dc52c2078babee45b59a1f620f970155	open	f	\N	1794911002.5305042	1794911002.5305042
nso893BPXcxImAzj	\\x9bea95db59167fea39f2e2e3dbe4ff1dee46db7ceb5803fffc34586fe88db3e7	open	f	\N	1794911002.5627203	1794911002.5627203
O4RqYfKj4tHYxasS	\\xd9bb74180d00b2aef494af4eced5260c63da6a8b2f2143aa44f5015dc6aeccb0	open	f	\N	1794911002.6189473	1794911002.6189473
sadLN7MMYPWBzoDP	\\x1972cbf650ccf064c854c675b79b2f7fef1ee447d781d0c0ccf56875b7026b61	open	f	\N	1794911002.646801	1794911002.646801
7I9Q0iP7HvDwvxMj	\\xc1585dcb5d579259465c0751fe5485c9a9f3bd8b2e721442e570d8ed9ab165e7	open	f	\N	1794911002.692954	1794911002.692954
5sGpnseoLWO1zuPZ	\\x3e619e3f26388c6df979a3ec7ee121c21752eeac2cfc9b26f77576739d81255e	open	f	\N	1794911002.7296777	1794911002.7296777
BhmFqB2WCc_k97KU	\\x639b9381fe54fbd46208016d1b9d5525cce3a4e3e781772b65bc2ea47d3f17f7	open	f	\N	1794911002.7603183	1794911002.7603183
4AwFDNokF9WSUCsx	\\xc52d91997749c73b729ea1ef5a033726ad15c3d60bc7f0a5d642d69c1dd4f557	open	f	\N	1794911002.8749137	1794911002.8749137
jNwULHH_4U8Rf4d7	\\x655518896ff63d9a95e06bdae5f1abb8c972e1a9e12699f818ebff858ee3fd35	open	f	\N	1794911002.950752	1794911002.950752
xsWVjCZTHk61ousH	\\x834d436a904b7c0e19103feee7a6ba4ebe3c5c146a852e764a71714dc66372fd	open	f	\N	1794911003.009218	1794911003.009218
HbZmF4sXVonxLDMa	\\x87820445e61abb537e99853fcd714e8f9be29c14232b15a4f5eaf234a9444e78	open	f	\N	1794911003.0597904	1794911003.0597904
peNnpWI1932QbBeC	\\x31595096e2d651a4a124213bd70edfd07c033ab689aa55a7f076914ac5077776	open	f	\N	1794911003.1134217	1794911003.1134217
1Ys_F-WP5VZ08-vD	\\x98bd83894a5d4a02053ca7dad943a098ed7f223a0f57125eb129cdec556c25d8	open	f	\N	1794911003.1664698	1794911003.1664698
yJy32z7T0AKP1AGM	\\x5f29deca4c0b23c51e775e44fc66c3de38c21e50379f02eb213aeaa856e0929b	open	f	\N	1794911003.2150247	1794911003.2150247
mBBsTxtVVQC2GJow	\\x07a2db979752e4a1f235a081ece0baf9185f5d318038ee339958c352463db5ec	open	f	\N	1794911003.2603085	1794911003.2603085
MPswrabZUSvrBFtc	\\xaf6cdbdd52095a3e1687da643e917825ad764a23bc2687c4a7c80183a1582c39	open	f	\N	1794911003.2807205	1794911003.2807205
ktZnzSy41XWW1bCP	\\x1bfdf859e10c1bd0e21b29b14459f94581d28a89fcbe0e47683d5f8d1efc3439	open	f	\N	1794911003.3194544	1794911003.3194544
KIg9bwOjj9w-5qRf	\\x09233d8d8fab25a8ca8eccfa60a1385ec9ed803d460600f23ada1cb232b8cfbe	open	f	\N	1794911003.3602645	1794911003.3602645
PxPx2DB-yountnYn	\\x35b5a27aeab21adff4b2b6e6c0182dc9af8ae6c6a36ef7e958f888cbf9142f2c	open	f	\N	1794911003.3895679	1794911003.3895679
0coXQfpvSEsDjyjp	\\x1561db02931167cee750b1f033edc2f57fb9e4e62c951e17aae105015a02e598	open	f	\N	1794911003.401925	1794911003.401925
hn_oOyFRKkY2dWS5	\\xa957fb66e3a19a5e2256e35682c1e4a837a07e0b52cca732c22adb801d76c713	open	f	\N	1794911003.4182673	1794911003.4182673
LkDvxunN9-ojWDyQ	\\x06f563167b9b320c0c8c7336976d8949d4df820471e22e15ae0f1f5587b23b70	open	f	\N	1794911003.444236	1794911003.444236
PKSJTu5YF8rk3Vl-	\\xe02b5eb7e6981ef6894eed8322f59f7c1ef318690874dbd93c481e0b65a27a20	open	f	\N	1794911003.4892218	1794911003.4892218
qyezUCdhYsaLKzfV	\\xd67d130963c0bb08177e208674b1f1eb4d2cd072d222989a5d71ce4f18255053	open	f	\N	1794911003.5244296	1794911003.5244296
W6bMtSs6jGQrIHiK	\\x260efca7a113499662bca71e48a0ef24a8a194bba1734e074c288fad9cd0ac0b	open	f	\N	1794911003.543158	1794911003.543158
2042d3Y0S9_Ge44Q	\\x0c81c274736760dfda7df04e0489ab2e88c5e8717905eababbf961193a621eb2	open	f	\N	1794911003.608156	1794911003.608156
xc2_WK02ozjYPE2T	\\x95667f066e187ddcdacf0ffac5770a36f347836739bd5032e6f21209c1c9e5d9	open	f	\N	1794911003.6744945	1794911003.6744945
vm3fQu5pcV7QIbRU	\\x7d38b62362543130e0075ffc042a2eb0d66e3b9010a732950054ca3eb74f6e68	open	f	\N	1794911003.7316072	1794911003.7316072
PCP7hl9Np2ryrOLR	\\x630145cb845af893daf9e4c91ed4866ac0bbb322b82a255536be0894ce89fb4b	open	f	\N	1794911003.7650495	1794911003.7650495
hxvC5IydTX9q1RRF	\\x85d578dc7a95c1a8fdaddb71f7a15af7f25de13b293e396ba301ce2d8bc4c548	open	f	\N	1794911003.94033	1794911003.94033
eS27zt1ROBg4RgrK	\\x96602bc8b986501dadf3b382ddca5eeab515add0f84bc0fe4ce6442c700c35c1	open	f	\N	1794911004.015938	1794911004.015938
wzy2Ksu42vPDJGBB	\\x7dd93ca0b6625a8be3be651b3e960bc44abe159461bb492b488db27dd7abdf95	open	f	\N	1794911004.0676794	1794911004.0676794
EuPibXAMModIU6ps	\\x669cb87b9698b07e911d319f3770630dc9c611f2b9cacb519fc4e66370b6f9cf	open	f	\N	1794911004.1532447	1794911004.1532447
YTM20bi1P6XsKY1e	\\xdf7b55b915c1339edd9df689bbd8ca48295698df29eb0c7e4ed7ab80a6c72603	open	f	\N	1794911004.2236357	1794911004.2236357
AHe2u1q00a6CVGvq	\\x9fde747b556fc0043734518a836c37497fda5932a539376bfea6ef27dd9ae4ac	open	f	\N	1794911004.2561479	1794911004.2561479
gq2BwPX5L4S6kgL0	\\xb2d625fdb122f7a60436b14de1e644ce1f312fbaafc8803373bf4faff8404d33	open	f	\N	1794911004.313532	1794911004.313532
g-Ls7GFeMpXvSwqc	\\xc1e48d93ed56ecfdaf4e829971dfd858818c6a2c3ca0ce6875c54f48741eaae3	open	f	\N	1794911004.3385074	1794911004.3385074
MpJkSd1LdDKzJsk7	\\x04e4008e3860fa76c2069af95660725c61dc364e4d5f1be13798e1d7b64fc4b6	open	f	\N	1794911004.3547413	1794911004.3547413
-MS1nQ5PXt3QhNH2	\\xd991fab22106da2235f84a034fa03163a1af0626a55ef24d63cc6ba065aa3038	open	f	\N	1794911004.3772333	1794911004.3772333
jvt8Xkwzm67GgWY3	\\x1677fdd88e33c4b7f972284571efead95129956f4b422d3221e4755434f6fcc2	open	f	\N	1794911004.39968	1794911004.39968
gNucttkbV3AHYyuL	\\x53b5e257247c90008ed85bd9ba456a46ec06e6efb0e042524a01d45b5604ade4	open	f	\N	1794911004.552222	1794911004.552222
pw5iC_eAdT2s_Wt4	\\x12d5dbd9c84e07f18440e0a8b4a7a5604f6f9089988c23336d523f3e5e8b76e3	open	f	\N	1794911004.8933372	1794911004.8933372
3NZRLGCNiufYpfA2	\\x5638ee65f3e72b82633cdb4a61669ebda97415a7b0240c96f0899db252c0abcf	open	f	\N	1794911005.0247474	1794911005.0247474
Glo4UgJ9fcRMshB-	\\xa04913af731c317ecee300975747f0945b12ac94b12980d1c7c2ab3e0ef8422f	open	f	\N	1794911005.3561187	1794911005.3561187
BM8-Ifkkf3-hyBQu	\\x0141ceadbca15bb9d80f493d721426c47bf7e335d29be7dd9da705fe98bf178e	open	f	\N	1794911005.43905	1794911005.43905
91uJjjSclW1SgTiO	\\x5c5314c3a41eb3a9336c1efef9b0b65996b55817591fcf35e3d59bd6a0141ebd	open	f	\N	1794911005.500082	1794911005.500082
wAOpR97hfgxwnlX2	\\x345cecf11b017c48d31bb3cc93be620a1aaa589cf60298d5e53ff4d2a56a9b31	open	f	\N	1794911005.5346224	1794911005.5346224
-nVAgcsQ60jLpZfr	\\x16f2f843f8239926d67bc28fed13ecd75685f6d3421618912e724c000c457dea	open	f	\N	1794911005.5514097	1794911005.5514097
aZVROZVPkj8hPE27	\\xfbf914d4b009034d282bf221a89d2c253ff5621d9ee32841910cf27b0dfbf72b	open	f	\N	1794911005.5929806	1794911005.5929806
vVtOieIKHd0G7owB	\\x1315f7f33240ba6ba75c7b2c04e1baf9113f0a030834120f93f96db7ec3c13f2	open	f	\N	1794911005.6114478	1794911005.6114478
a8hpGmwNoifE_KbL	\\xd4aab4797f516d9b497742a69a3d449ad72ff5603ab2ea0253b655e126c8bd34	open	f	\N	1794911005.6298199	1794911005.6298199
f55NzrjtxvEOt9A7	\\x1144d9810a00c98300f1bf966b0024e637658ab6415fbe24ea2b7e90ac13b302	open	f	\N	1794911005.8303983	1794911005.8303983
og0rbYnFQUwshcWB	\\x1d568481116d4c783ff12a0e586abad8f08e204f05273581bb0ff8329f84c7d5	over	f	\N	1794911007.0727427	1794911015.2225223
2zWytsmYemznrJ1c	\\x475770f58093d5de6a34d51f479aaadb954323cca9620477d15c16c017ec246f	playing	f	\N	1794911015.289727	1794911015.4212177
\.


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, seq);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (table_id, digest);


--
-- Name: pulse pulse_pkey; Type: CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: events_command; Type: INDEX; Schema: public; Owner: mahe
--

CREATE UNIQUE INDEX events_command ON public.events USING btree (table_id, seat, command) WHERE (command IS NOT NULL);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: mahe
--

CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);


--
-- Name: tables_listed; Type: INDEX; Schema: public; Owner: mahe
--

CREATE INDEX tables_listed ON public.tables USING btree (phase, public, changed);


--
-- Name: events events_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: keys keys_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: mahe
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict 7qvEQG30vSfLBZeASATZDQHRt5RFB1lAiJcDLDNVdUd8RuJb1Ek3ddcituuk05K

