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
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',1,0,NULL,'{"type":"opened","rules":{"players":3,"turtles_each":2,"cards_as_dice":true,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[2,2,1,1,0,0],"set_aside":1},"seats":[{"kind":"open","bot":null,"colours":["red","orange"]},{"kind":"open","bot":null,"colours":["yellow","green"]},{"kind":"bot","bot":"swimmer","colours":["blue","purple"]}],"pace":"none","seconds":null,"stand_in":"swimmer","public":false,"open_clutches":false,"tip":"8547ce6d685c3ab0c33c32a26eb999a79d2cb435342e2815f06bc3f56e056210"}',1.79492293967368650433e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',2,0,NULL,'{"type":"sat","seat":1,"name":"Ada","tip":"749d6d6c788475f6dd2c293a49e66ca9673eacd8a6fb8fec9231676a50e48991"}',1.79492293967368650433e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',3,0,NULL,'{"type":"sat","seat":2,"name":"Ben","tip":""}',1.79492293967368650433e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',4,0,NULL,'{"type":"started"}',1.79492293967368650433e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',5,0,NULL,'{"type":"turned","eggs":2,"draw":1,"link":"ba0205e12a6759dc61442761420d3be01b770d0c70d2905f19cb78975c0739ca","player":"","by":0}',1.79492293967368650433e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',6,1,'c1-2cced29e','{"type":"start","turtle":"A"}',1.79492293968882346156e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',7,0,NULL,'{"type":"rolled","pips":1,"draw":2,"link":"f60888ac866210c02e757b07270ff2a5d3757e9cd1a3436be42f3d1acb5b75a3","player":"121da44ebdbec7f9afe84ba291faf113108c34c223eb41e952dad48c1d04eb4e","by":1}',1.79492293968882346156e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',8,1,'c2-44ea4bee','{"type":"roll"}',1.79492293969371867175e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',9,0,NULL,'{"type":"rolled","pips":6,"draw":3,"link":"0c48b3171b5de5ed46099902b211a9d4ee64c7655b62518ff1d7271ecd51122c","player":"352915c68135a3db240bcb9f5a8c3bd23c0a564ea70253f6025696ea08413272","by":1}',1.79492293969371867175e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',10,1,'c3-9c14e489','{"type":"start","turtle":"B"}',1.7949229396951844692e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',11,0,NULL,'{"type":"rolled","pips":2,"draw":4,"link":"537c335f04e4d2f09c52472a0c7bd368c29e3f3de36e1d0a84e978afa3de23d3","player":"4a15b4a871c0d02352f9b4260c728289ba614ac10ff93bee5f5313d418763694","by":1}',1.7949229396951844692e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',12,1,'c4-7000f031','{"type":"roll"}',1.79492293969648051264e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',13,0,NULL,'{"type":"rolled","pips":3,"draw":5,"link":"e20a3761cc66bd29d1bec23d096a26126c2d3442c68af46dec44a0b91aa39d44","player":"00d910076d1d26bb2cde4d8cf57d477c70c8de9504d85ffbd4a7955f4b756988","by":1}',1.79492293969648051264e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',14,1,'c5-6ff81cd3','{"type":"stop"}',1794922939.69792);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',15,2,'c6-09fb5e2c','{"type":"start","turtle":"D"}',1.79492293969903874391e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',16,0,NULL,'{"type":"rolled","pips":6,"draw":6,"link":"1ba137c9d4563f64222091a905eb46a8081afcc8e2b92764b309fcc38275f625","player":"","by":2}',1.79492293969903874391e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',17,0,NULL,'{"type":"left","seat":2}',1.79492293970520257954e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',18,0,NULL,'{"type":"stop"}',1.79492293972239375108e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',19,0,NULL,'{"type":"start","turtle":"C"}',1.79492293972430801392e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',20,0,NULL,'{"type":"rolled","pips":1,"draw":7,"link":"7e0f11688d0decfc8961e3e22c229e03c304d0ba9fa1f0328e4f3ad02aa7f8b9","player":"","by":2}',1.79492293972430801392e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',21,0,NULL,'{"type":"roll"}',1.79492293973068404197e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',22,0,NULL,'{"type":"rolled","pips":3,"draw":8,"link":"0a405e69584b438c5136ddd272c41b153f3cb7bd61d28c754a56ca6cd843451d","player":"","by":2}',1.79492293973068404197e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',23,0,NULL,'{"type":"stop"}',1.79492293973424124715e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',24,0,NULL,'{"type":"start","turtle":"E"}',1.79492293973574781416e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',25,0,NULL,'{"type":"rolled","pips":1,"draw":9,"link":"534638f0a13c481c381eb066d1660d30de674096b68ade4438e4d3ad988325b5","player":"","by":3}',1.79492293973574781416e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',26,0,NULL,'{"type":"roll"}',1.79492293973685026163e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',27,0,NULL,'{"type":"rolled","pips":6,"draw":10,"link":"5ba759d33b6e31ed0a43a0db5e1a526452812f54e215f3bc508ebbc2325d780c","player":"","by":3}',1.79492293973685026163e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',28,0,NULL,'{"type":"start","turtle":"F"}',1.79492293973781561855e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',29,0,NULL,'{"type":"rolled","pips":4,"draw":11,"link":"1ffaeb4fb80e8bd221de7261842897627d7a979565cbe72a2602dcf8fa95b3d0","player":"","by":3}',1.79492293973781561855e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',30,0,NULL,'{"type":"roll"}',1.79492293973879051211e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',31,0,NULL,'{"type":"rolled","pips":1,"draw":12,"link":"6e942d0ccfab3b5a31dda15e270c2ae9c5a88650495b1b9cb5d376de7e713f82","player":"","by":3}',1.79492293973879051211e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',32,0,NULL,'{"type":"stop"}',1.79492293973971438411e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',33,1,'c7-ad2bc315','{"type":"start","turtle":"B"}',1.79492293974085712427e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',34,0,NULL,'{"type":"rolled","pips":4,"draw":13,"link":"9a8740d613c11da202590bb8bc424ce973f9d7a4cd05b0fa3a9b4df4c69fee5c","player":"ff8d5c3c6ad9bc659d318f3d645b4d43e3ce67415d198d74ab29a243f26cae45","by":1}',1.79492293974085712427e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',35,0,NULL,'{"type":"roll"}',1.79492293974195694927e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',36,0,NULL,'{"type":"rolled","pips":2,"draw":14,"link":"2568846bc7513df04f9e36cea9fed5b0f5901c5683ec45b957675b5a0a173c6b","player":"","by":3}',1.79492293974195694927e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',37,0,NULL,'{"type":"stop"}',1794922939.74293);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',38,0,NULL,'{"type":"turned","eggs":4,"draw":15,"link":"9fc93774db219b05f1c5477991fefdc565814634f49b1fc166c7e343640a25df","player":"","by":3}',1794922939.74293);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',39,1,'c8-ae74ecc5','{"type":"start","turtle":"A"}',1.79492293974400162698e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',40,0,NULL,'{"type":"rolled","pips":5,"draw":16,"link":"cffd62e8fab43870a60a0ead999ab988711d5ca59a3b62da21258f18b5fb30d9","player":"3263d90b1e7beba3bc865c99cdb8a97c7dbae2e58960fc10386d20c5e65a823c","by":1}',1.79492293974400162698e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',41,0,NULL,'{"type":"stop"}',1.79492293974513840676e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',42,0,NULL,'{"type":"start","turtle":"C"}',1.79492293974592280383e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',43,0,NULL,'{"type":"rolled","pips":5,"draw":17,"link":"5417a10da70202db487f24a1ed7e3b1c43c817aa867084124a399953f74deddb","player":"","by":2}',1.79492293974592280383e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',44,0,NULL,'{"type":"stop"}',1.79492293974682617192e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',45,0,NULL,'{"type":"start","turtle":"D"}',1.79492293974760484687e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',46,0,NULL,'{"type":"rolled","pips":4,"draw":18,"link":"113b792deac8fdff3c717940b3efa9b5d18fab80fea3d7a6084eb9b5a3224220","player":"","by":2}',1.79492293974760484687e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',47,0,NULL,'{"type":"roll"}',1794922939.7501);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',48,0,NULL,'{"type":"rolled","pips":5,"draw":19,"link":"852f26aee0a8394384da019fbea68b54bd9297a978558647615bb61322dc3f9b","player":"","by":2}',1794922939.7501);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',49,0,NULL,'{"type":"start","turtle":"E"}',1.79492293975096368786e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',50,0,NULL,'{"type":"rolled","pips":3,"draw":20,"link":"20f26b59e890126c5d8e260cdaf24759b7c007bffaedd14a5b3fa7f6f9151690","player":"","by":3}',1.79492293975096368786e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',51,0,NULL,'{"type":"roll"}',1.79492293975198125835e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',52,0,NULL,'{"type":"rolled","pips":1,"draw":21,"link":"849d725acd3e3790975300219ec493fec66fba32e9d8fd3c2cf9e57e510753bc","player":"","by":3}',1.79492293975198125835e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',53,0,NULL,'{"type":"stop"}',1.79492293975288224215e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',54,0,NULL,'{"type":"turned","eggs":1,"draw":22,"link":"d2ebfa0ca08ba76bce1350847f33a093735857ae31503d1c2284463947105b84","player":"","by":3}',1.79492293975288224215e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',55,0,NULL,'{"type":"start","turtle":"F"}',1.79492293975365543368e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',56,0,NULL,'{"type":"rolled","pips":6,"draw":23,"link":"969b2b6e4e17c7182d407b7a8b3ee2cb0a95a23e956d31fda413315a34fc3f2e","player":"","by":3}',1.79492293975365543368e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',57,0,NULL,'{"type":"stop"}',1.79492293975454926492e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',58,1,'c9-27d54582','{"type":"start","turtle":"A"}',1.79492293976974582672e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',59,0,NULL,'{"type":"rolled","pips":6,"draw":24,"link":"b3ee4aebdabf1ea863229bbf2d3a721139400715febc1f8a433bf7cefd3168d2","player":"617e0df18085bc5a3968bb68f0051f3547ba2d70706327b9b4ee03ea42f3a81e","by":1}',1.79492293976974582672e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',60,1,'c10-4ce629d9','{"type":"roll"}',1.79492293977706623073e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',61,0,NULL,'{"type":"rolled","pips":3,"draw":25,"link":"b3f6e1794e720c115823c93bb87a45a626e5c9153ce1d4a20a201e9ed3402aea","player":"2711bbfa7a80a945de86c95b1aaa337538b69360516b592f03d1eb6c7950d8c0","by":1}',1.79492293977706623073e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',62,1,'c11-1bd738c5','{"type":"start","turtle":"B"}',1.79492293978229188917e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',63,0,NULL,'{"type":"rolled","pips":1,"draw":26,"link":"520a8fb5551acb82a51e997147bcb1d19db07c68f4bedb4db7ee7eb30eb35036","player":"02494e86307146f22f1e25476d1d03a9825b4300912b565af2530136b9351a90","by":1}',1.79492293978229188917e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',64,1,'c12-b194c82c','{"type":"roll"}',1.79492293978359770774e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',65,0,NULL,'{"type":"rolled","pips":4,"draw":27,"link":"ba3b4749b99ee0756f82a4c1636b4583f6c1fb01c39229c9cf2debe696c18585","player":"941dfebb9bc043a688a113120a64645d9a2e208a192e4949b8f378369af53b45","by":1}',1.79492293978359770774e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',66,1,'c13-f21fc89d','{"type":"stop"}',1794922939.78446);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',67,0,NULL,'{"type":"start","turtle":"C"}',1794922939.78542);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',68,0,NULL,'{"type":"rolled","pips":6,"draw":28,"link":"adef8c34efaf27da349af29178310d4363d59f72cb75850ab28f6dc7c03146f6","player":"","by":2}',1794922939.78542);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',69,0,NULL,'{"type":"stop"}',1.7949229397863464355e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',70,0,NULL,'{"type":"start","turtle":"D"}',1.79492293978699779511e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',71,0,NULL,'{"type":"rolled","pips":3,"draw":29,"link":"1a786592c209837d85d4a82b71a0e7f0c7fd00aa66fbbbeb426f7fce1740985a","player":"","by":2}',1.79492293978699779511e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',72,0,NULL,'{"type":"roll"}',1.79492293978786134718e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',73,0,NULL,'{"type":"rolled","pips":5,"draw":30,"link":"4aaa3457c8faa3d230a66932b8535156e777013c30798f99191c3b803da83aa3","player":"","by":2}',1.79492293978786134718e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',74,0,NULL,'{"type":"start","turtle":"F"}',1.79492293978868579871e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',75,0,NULL,'{"type":"rolled","pips":1,"draw":31,"link":"5a23dccf1cfeeb852bc2438275f6253aff9cc82c998fcbb131080d1254522514","player":"","by":3}',1.79492293978868579871e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',76,0,NULL,'{"type":"roll"}',1.79492293978958368299e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',77,0,NULL,'{"type":"rolled","pips":3,"draw":32,"link":"81ca0a08d885bb37b3067d3552adc5e2e6ff952f3fdbe494b0a64da17902b244","player":"","by":3}',1.79492293978958368299e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',78,0,NULL,'{"type":"stop"}',1.79492293979030227658e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',79,0,NULL,'{"type":"start","turtle":"E"}',1.79492293979122018816e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',80,0,NULL,'{"type":"rolled","pips":1,"draw":33,"link":"696bec24c809d6f15fc7e6bd8bc1ffa749f887dd53080ae055cac1e6c453ab5d","player":"","by":3}',1.79492293979122018816e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',81,0,NULL,'{"type":"roll"}',1.79492293979207658766e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',82,0,NULL,'{"type":"rolled","pips":2,"draw":34,"link":"3992b22f5d005a29adfac1f0b07ccf2bc7c0fee676fd9a5bb82fc7e38e3338a7","player":"","by":3}',1.79492293979207658766e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',83,0,NULL,'{"type":"roll"}',1.79492293979293107992e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',84,0,NULL,'{"type":"rolled","pips":6,"draw":35,"link":"864fd32f68e6bf92ac41eb53d6a259df5f394e3148dcb2d0ae0fd3e27e4a5dec","player":"","by":3}',1.79492293979293107992e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',85,1,'c14-563dc23d','{"type":"start","turtle":"B"}',1.79492293979386949537e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',86,0,NULL,'{"type":"rolled","pips":3,"draw":36,"link":"004421d82d7465d162cc667c268496199ac3ff0e9a865ab3b14ab5fc612ffa4c","player":"ff500081c9f91aa8cbe768d2aa11601df9c8ca882e679c0334b534a6c36c9016","by":1}',1.79492293979386949537e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',87,1,'c15-1f0ab994','{"type":"roll"}',1.79492293979534292222e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',88,0,NULL,'{"type":"rolled","pips":5,"draw":37,"link":"8c7e599b231c67a9ca38ef8d6da74caac261625ced1886ddd1bf3f2371518ec5","player":"b06f970a9909673e7133a63080fd08ebcc2a88005358d9397ab0e445e2c4855c","by":1}',1.79492293979534292222e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',89,1,'c16-f51a6a36','{"type":"start","turtle":"A"}',1.79492293979748320583e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',90,0,NULL,'{"type":"rolled","pips":2,"draw":38,"link":"f44c69c3ae05331a1332a492520d933169f6c176b210de2ef4720e6c6ff33ef4","player":"8dedf8910d20b78d9a59c03322512aa9cfaceffba4ccc17d45b1667c6fa18901","by":1}',1.79492293979748320583e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',91,1,'c17-a5fa32b4','{"type":"stop"}',1.79492293980599284175e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',92,0,NULL,'{"type":"start","turtle":"C"}',1.79492293981400084495e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',93,0,NULL,'{"type":"rolled","pips":4,"draw":39,"link":"816205a76977c653f7a967d765f5c390aacf4af97459935ff8d00d2285b6b02c","player":"","by":2}',1.79492293981400084495e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',94,0,NULL,'{"type":"roll"}',1.79492293981761407849e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',95,0,NULL,'{"type":"rolled","pips":4,"draw":40,"link":"4e3179f08a6a13da70cbff889403bc24699bad9dada8a307f1b3777fa3a08eb9","player":"","by":2}',1.79492293981761407849e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',96,0,NULL,'{"type":"start","turtle":"D"}',1.79492293982174229622e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',97,0,NULL,'{"type":"rolled","pips":4,"draw":41,"link":"8f7d523d95315d559e0e7a87c991862c34b3107ca8703f59180997653511d856","player":"","by":2}',1.79492293982174229622e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',98,0,NULL,'{"type":"roll"}',1.79492293982571530334e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',99,0,NULL,'{"type":"rolled","pips":1,"draw":42,"link":"5c0ee293be4045634a17f3abda86c3ab9d0fd91058567e6c30e0083b5d3efad7","player":"","by":2}',1.79492293982571530334e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',100,0,NULL,'{"type":"stop"}',1.79492293983772635461e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',101,0,NULL,'{"type":"start","turtle":"F"}',1.7949229398456516266e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',102,0,NULL,'{"type":"rolled","pips":5,"draw":43,"link":"f16cad5e438ea2996473284dde9fab4d665efe1eddbc8c2a34f13b1cd4cfa313","player":"","by":3}',1.7949229398456516266e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',103,0,NULL,'{"type":"stop"}',1.794922939853885889e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',104,0,NULL,'{"type":"start","turtle":"E"}',1.79492293986166739461e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',105,0,NULL,'{"type":"rolled","pips":1,"draw":44,"link":"c92a400431f4a344a01b3efde7224f61cac9d49204fb6debc7c5548b3fed930c","player":"","by":3}',1.79492293986166739461e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',106,0,NULL,'{"type":"roll"}',1.79492293986546254153e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',107,0,NULL,'{"type":"rolled","pips":4,"draw":45,"link":"7e00c2522fbda358e58fd7bef65dc56499245f1f17f3c3a7de65747fbe167fb1","player":"","by":3}',1.79492293986546254153e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',108,0,NULL,'{"type":"stop"}',1794922939.8776);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',109,1,'c18-d5005ad1','{"type":"start","turtle":"A"}',1794922939.8832);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',110,0,NULL,'{"type":"rolled","pips":6,"draw":46,"link":"e76f68ce610d1438b3e598790394888e7b723263746785ac6f16c9fa2693930f","player":"b7f5b7873b0891c50ce87fb7b5ca25aa3d8bbfe2647eef9d4dce53f5f9351084","by":1}',1794922939.8832);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',111,1,'c19-3a2f52b2','{"type":"roll"}',1.79492293989381861683e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',112,0,NULL,'{"type":"rolled","pips":4,"draw":47,"link":"e69ad0b3a4ddc4c1c2b4ecc581c00b497943225de382b469d49d70ca7ad4bcd4","player":"9a151faa787e1d9655834bbf10669ffe924021251e15707c900e3a1df3d5c8b3","by":1}',1.79492293989381861683e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',113,1,'c20-3611d41a','{"type":"start","turtle":"B"}',1.79492293989888739586e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',114,0,NULL,'{"type":"rolled","pips":3,"draw":48,"link":"98312a1c55e16478cb8211dbaf9f4a95218c67a2de43874c4d50508a6b6c9143","player":"7026e94434836b392963eee41b90f73ccb907b71ffddd993edc2d182ac307c34","by":1}',1.79492293989888739586e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',115,1,'c21-e0ed9cc5','{"type":"roll"}',1.79492293990941262239e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',116,0,NULL,'{"type":"rolled","pips":3,"draw":49,"link":"5fe60670391f4f0c1e6323b393cb73a17961580c6bfe37b36df04763410322a5","player":"d8c9dd94642eba27351a512b09f55ee299a3971deb32b74d31ce3c477e787fe4","by":1}',1.79492293990941262239e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',117,1,'c22-cd4635db','{"type":"roll"}',1.79492293991791200631e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',118,0,NULL,'{"type":"rolled","pips":4,"draw":50,"link":"bc05e477ac24138b830d271d881ed5486f27110b2a719446d72ac488d752e2b0","player":"2a73a96ae8a58fa004354582095b93ccfe130a695163037bd9fc0e08a346793f","by":1}',1.79492293991791200631e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',119,0,NULL,'{"type":"start","turtle":"D"}',1.79492293992575931548e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',120,0,NULL,'{"type":"rolled","pips":6,"draw":51,"link":"2799ad57921d453efd5ed5d25eefae159de747dfd493dfd561b266e2d5cf977f","player":"","by":2}',1.79492293992575931548e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',121,0,NULL,'{"type":"stop"}',1.79492293992944478985e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',122,0,NULL,'{"type":"start","turtle":"C"}',1.79492293994159388538e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',123,0,NULL,'{"type":"rolled","pips":4,"draw":52,"link":"78243c1cea6e5abc7473e2ade7e4d4a458c63c90127fc2701659d7b5200954b9","player":"","by":2}',1.79492293994159388538e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',124,0,NULL,'{"type":"roll"}',1.79492293994539666174e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',125,0,NULL,'{"type":"rolled","pips":5,"draw":53,"link":"78dcc8c5a52fd31fbe8e6dd937e4fb1849e1c2ef7efc89cd1215a53cdf6020fc","player":"","by":2}',1.79492293994539666174e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',126,0,NULL,'{"type":"start","turtle":"F"}',1.79492293994934487338e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',127,0,NULL,'{"type":"rolled","pips":2,"draw":54,"link":"00af91c1d0cac1935ff0615d517e5ced27adabe6569418871080f59407c327f0","player":"","by":3}',1.79492293994934487338e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',128,0,NULL,'{"type":"roll"}',1.79492293996161532401e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',129,0,NULL,'{"type":"rolled","pips":5,"draw":55,"link":"855eb08e603ad876441c7ff83dbaeb32edd8c38f2d6036f31e10c745b6af7dae","player":"","by":3}',1.79492293996161532401e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',130,0,NULL,'{"type":"turned","eggs":2,"draw":56,"link":"ef2f9ee5b1f73f9929a29ba77ece18c19f373ef07f2387102cec4721d30bcf57","player":"","by":3}',1.79492293996161532401e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',131,0,NULL,'{"type":"start","turtle":"E"}',1.79492293996534180641e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',132,0,NULL,'{"type":"rolled","pips":5,"draw":57,"link":"e68d9f830d3a92ddeba7016cc01f1e4b8de032754980b7840f63d88c073c5f92","player":"","by":3}',1.79492293996534180641e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',133,0,NULL,'{"type":"stop"}',1.79492293997752261165e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',134,0,NULL,'{"type":"turned","eggs":1,"draw":58,"link":"3234aef2c0d8b865c376d6d63bb9b9c26d10d9149577e2fecf28d2e0703d862f","player":"","by":3}',1.79492293997752261165e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',135,1,'c23-57a44246','{"type":"start","turtle":"A"}',1.79492293998546242712e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',136,0,NULL,'{"type":"rolled","pips":2,"draw":59,"link":"b5fdf3bfdeb224dd53742c4f2ce5237253c4c4dbb9eaad4cb0fde5731275b6db","player":"63e9f3128d9e28dd69d142dd90f900e3f35082678964328c103eb60959de085e","by":1}',1.79492293998546242712e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',137,1,'c24-af152b29','{"type":"roll"}',1794922939.99341);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',138,0,NULL,'{"type":"rolled","pips":3,"draw":60,"link":"73fd76033da06706f046204492aaf2dba3431868e4a9409c32a29edd79b454cb","player":"6cfc8aeba1eb476bff6e1ba7e52250abdeed86a3359a8d6b2b6fa4cfa77f82a2","by":1}',1794922939.99341);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',139,1,'c25-7fe41e8f','{"type":"stop"}',1.79492293999954175953e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',140,1,'c26-239b0829','{"type":"start","turtle":"B"}',1.79492294000940155978e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',141,0,NULL,'{"type":"rolled","pips":4,"draw":61,"link":"1e5465702db152f06f359b5200e66ce11da071a76758109cec8a98bd7d983eb4","player":"062cab70d2469782c404a8809eab6ed2c2bbe35ffcb8fdcd64da276c27215499","by":1}',1.79492294000940155978e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',142,1,'c27-1e6a9001','{"type":"stop"}',1.79492294001733541488e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',143,0,NULL,'{"type":"start","turtle":"D"}',1794922940.02554);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',144,0,NULL,'{"type":"rolled","pips":1,"draw":62,"link":"69f57fad14d16f205dc26af99b55c052f8adf4b8dcdb356426f46784c7a97195","player":"","by":2}',1794922940.02554);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',145,0,NULL,'{"type":"roll"}',1.79492294003337788579e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',146,0,NULL,'{"type":"rolled","pips":3,"draw":63,"link":"e0d28b35e8eb06ca5d47d354fd981b6d5ede241545051b9dd01e7fbfe54f824c","player":"","by":2}',1.79492294003337788579e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',147,0,NULL,'{"type":"stop"}',1.7949229400455620288e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',148,0,NULL,'{"type":"start","turtle":"C"}',1.79492294005755710604e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',149,0,NULL,'{"type":"rolled","pips":4,"draw":64,"link":"7f9349cb3ec0e4d205ac8cb0b0b8dadf9419a5c45ac147caa84954c6a14153d5","player":"","by":2}',1.79492294005755710604e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',150,0,NULL,'{"type":"roll"}',1.79492294006555747985e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',151,0,NULL,'{"type":"rolled","pips":5,"draw":65,"link":"0bf5019fe8c2855b1a1bbede510ea6dfea674b7e048876436b3bde3910fdd68c","player":"","by":2}',1.79492294006555747985e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',152,0,NULL,'{"type":"start","turtle":"E"}',1.79492294007768487932e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',153,0,NULL,'{"type":"rolled","pips":6,"draw":66,"link":"b9147b0bc48b93cbfac4fb8adcfd9458574d567c76d33dc5af3f424e5527419f","player":"","by":3}',1.79492294007768487932e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',154,0,NULL,'{"type":"stop"}',1.79492294008557033537e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',155,0,NULL,'{"type":"start","turtle":"F"}',1.79492294009762549402e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',156,0,NULL,'{"type":"rolled","pips":5,"draw":67,"link":"27d5673b41983a7e971b3c473f331273ea515971d34e310423fe2422e3248f46","player":"","by":3}',1.79492294009762549402e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',157,0,NULL,'{"type":"stop"}',1.79492294010976743698e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',158,1,'c28-bf09cf8c','{"type":"start","turtle":"A"}',1.79492294011782526968e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',159,0,NULL,'{"type":"rolled","pips":1,"draw":68,"link":"3bea8bba3fea62679ba840acad25c8c49fe07de11a85cf4c3785d04efce7ebee","player":"dd3fe62ae4b567fae7fb29316ac2ca5cd5dd48b3612c1aef597968d19a839cc4","by":1}',1.79492294011782526968e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',160,1,'c29-babfff60','{"type":"roll"}',1.79492294012985014912e+09);
INSERT INTO "events" VALUES('tOmMtTATwbKmfZ2LE',161,0,NULL,'{"type":"rolled","pips":6,"draw":69,"link":"ebf9010a7c899ba4381ecc2100e116890e146428896e1b75cb365c0830ad3845","player":"c4067b5c9bcabeb2a4064a32b61ba1237c8fd17bef949db1cae7a388759ec44d","by":1}',1.79492294012985014912e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',1,0,NULL,'{"type":"opened","rules":{"players":2,"turtles_each":2,"cards_as_dice":false,"third_die_at_seven":false,"bust_ends_turn":false,"deck":[3,3,5,5,5,3],"set_aside":4},"seats":[{"kind":"open","bot":null,"colours":["red","orange"]},{"kind":"open","bot":null,"colours":["yellow","green"]}],"pace":"live","seconds":600,"stand_in":"swimmer","public":true,"open_clutches":false,"tip":"5e1561d554e4f6a8d4f75f9285b6b8b14cf0fce2e9e7e55a61fd7480fb1b4338"}',1.79492294015362763401e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',2,0,NULL,'{"type":"sat","seat":1,"name":"Cleo","tip":""}',1.79492294015362763401e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',3,0,NULL,'{"type":"sat","seat":2,"name":"Dan","tip":""}',1.79492294017436552046e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',4,0,NULL,'{"type":"started"}',1.79492294019632029535e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',5,0,NULL,'{"type":"turned","eggs":5,"draw":1,"link":"d7d04b5a5755ad8c03a28ff08dc3e4b9e3fe8587cd383c4aeab48f4488f9b823","player":"","by":0}',1.79492294019632029535e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',6,1,'c1-5d7fff3b','{"type":"start","turtle":"A"}',1.79492294021727085114e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',7,0,NULL,'{"type":"rolled","pips":2,"draw":2,"link":"c39351bc542eaea02224479edcd5ed9101c22c1e2c24440c8cda9126d908dde3","player":"","by":1}',1.79492294021727085114e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',8,1,'c2-3393b284','{"type":"roll"}',1.79492294022552609442e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',9,0,NULL,'{"type":"rolled","pips":6,"draw":3,"link":"d087f0493b11403f43b5de9c58d1a82291f442970729585437a165562e6b9de5","player":"","by":1}',1.79492294022552609442e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',10,1,'c3-a9ad8f9e','{"type":"start","turtle":"B"}',1.79492294023778963096e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',11,0,NULL,'{"type":"rolled","pips":4,"draw":4,"link":"5dc1c35148f156cd931da197797a329427d51fe78ffa69a8d53c8c5244256d0b","player":"","by":1}',1.79492294023778963096e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',12,1,'c4-769ff449','{"type":"roll"}',1.79492294024144053462e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',13,0,NULL,'{"type":"rolled","pips":3,"draw":5,"link":"ccd176724ad8e8fb12fefc4a68cb92b6aa19ca60f2c749be671f06f2c3c56df1","player":"","by":1}',1.79492294024144053462e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',14,2,'c5-dda8eb44','{"type":"start","turtle":"C"}',1.79492294024944972993e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',15,0,NULL,'{"type":"rolled","pips":1,"draw":6,"link":"7e443aadbce293fb830ea014ef4f3ac7f357ece433e5cb4a510d5d52a1d11927","player":"","by":2}',1.79492294024944972993e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',16,2,'c6-e35b897f','{"type":"roll"}',1.79492294025333738328e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',17,0,NULL,'{"type":"rolled","pips":3,"draw":7,"link":"38154dabce83d491b7f8fba98c402b574f53f5c9f85be65c1ef48540ea5d5ce0","player":"","by":2}',1.79492294025333738328e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',18,2,'c7-48e1b674','{"type":"roll"}',1.79492294026164031029e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',19,0,NULL,'{"type":"rolled","pips":5,"draw":8,"link":"a9cf2119dfc14f75435f8e7eab2fa939c1b617e768b7de2dfffe6f4e86428aeb","player":"","by":2}',1.79492294026164031029e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',20,2,'c8-6d22bee5','{"type":"start","turtle":"D"}',1.79492294026534652704e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',21,0,NULL,'{"type":"rolled","pips":6,"draw":9,"link":"6b7daea0cd2cded77fa8bfd15264260be1727c6a00b4e9492c0e09711883de4b","player":"","by":2}',1.79492294026534652704e+09);
INSERT INTO "events" VALUES('EPWvBgq6AouJNy9KA',22,2,'c9-30bb13ae','{"type":"stop"}',1.79492294027348423001e+09);
CREATE TABLE keys (
	table_id TEXT NOT NULL, 
	digest BLOB NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, digest), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "keys" VALUES('EPWvBgq6AouJNy9KA',X'4D181A899F5CE0E4C6F59138631E09A1F09CC7DDE1348196007EB0EBE492D357',0);
INSERT INTO "keys" VALUES('EPWvBgq6AouJNy9KA',X'BE24B53452048224433D9786918F25FCF65062D9D3DDD75595CF06C2850E8B5D',1);
INSERT INTO "keys" VALUES('EPWvBgq6AouJNy9KA',X'E6BBD7046B58693B6076340C69012E756799CDF540EBA411661211A02248C695',2);
INSERT INTO "keys" VALUES('tOmMtTATwbKmfZ2LE',X'B9BD2D2296173CD60EB1B5945EF79E744916F40D14A680CFEF486E48BD575B4F',0);
INSERT INTO "keys" VALUES('tOmMtTATwbKmfZ2LE',X'B9ECE4BE3D8DF6FAD040457C70EE85CF3E123D17E8D19E54D7BF1095BE056E91',1);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DOUBLE, 
	PRIMARY KEY (id), 
	CONSTRAINT pulse_is_one CHECK (id = 1)
);
INSERT INTO "pulse" VALUES(1,1.79492293938100290302e+09);
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
INSERT INTO "tables" VALUES('EPWvBgq6AouJNy9KA',X'9C6A38D958DFF6D6EF01A05BB8A2831A29478790FB9EDCC86AC60D0065ABFE9F','playing',1,1.79492354027348423005e+09,1.79492294015362763401e+09,1.79492294027348423001e+09);
INSERT INTO "tables" VALUES('tOmMtTATwbKmfZ2LE',X'4DB56754831048D5B8283F8BA46493E559D83D65B3B7F079B64F5F9B9EDD1344','over',0,NULL,1.79492293967368650433e+09,1.79492294012985014912e+09);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (phase, public, changed);
CREATE UNIQUE INDEX events_command ON events (table_id, seat, command) WHERE command IS NOT NULL;
COMMIT;
