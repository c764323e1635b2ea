BEGIN TRANSACTION;
CREATE TABLE acts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
INSERT INTO "acts" VALUES('y88ds8kcume959ww',1,'{"act":"joined","seat":0,"name":"P0","nonce":"n","at":1795011624.7307875}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',2,'{"act":"joined","seat":1,"name":"P1","nonce":"n","at":1795011624.735314}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',3,'{"act":"played","seat":0,"ask":1,"do":"draft ancient-divide","id":"m0-1","entries":["0: draft ancient-divide"],"at":1795011624.74344}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',4,'{"act":"played","seat":1,"ask":1,"do":"draft the-great-library-of-ahm","id":"m1-1","entries":["1: draft the-great-library-of-ahm"],"at":1795011624.7479308}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',5,'{"act":"played","seat":0,"ask":2,"do":"draft golden-ziggurat","id":"m0-2","entries":["0: draft golden-ziggurat"],"at":1795011624.7524216}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',6,'{"act":"played","seat":1,"ask":2,"do":"draft the-citadel-of-the-prophets","id":"m1-2","entries":["1: draft the-citadel-of-the-prophets"],"at":1795011624.7556076}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',7,'{"act":"played","seat":0,"ask":3,"do":"draft gods-baths","id":"m0-3","entries":["0: draft gods-baths"],"at":1795011624.760223}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',8,'{"act":"played","seat":1,"ask":3,"do":"draft the-eye-of-the-north","id":"m1-3","entries":["1: draft the-eye-of-the-north"],"at":1795011624.7637286}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',9,'{"act":"played","seat":0,"ask":4,"do":"draft the-vestibule","id":"m0-4","entries":["0: draft the-vestibule"],"at":1795011624.7692964}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',10,'{"act":"played","seat":1,"ask":4,"do":"draft the-sky-pillars","id":"m1-4","entries":["1: draft the-sky-pillars"],"at":1795011624.7736392}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',11,'{"act":"played","seat":0,"ask":5,"do":"draft the-molehill","id":"m0-5","entries":["0: draft the-molehill"],"at":1795011624.7785926}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',12,'{"act":"played","seat":1,"ask":5,"do":"draft the-roof-of-the-world","id":"m1-5","entries":["1: draft the-roof-of-the-world"],"at":1795011624.782672}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',13,'{"act":"played","seat":0,"ask":6,"do":"keep ancient-divide discard golden-ziggurat","id":"m0-6","entries":["0: keep ancient-divide discard golden-ziggurat"],"at":1795011624.7884138}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',14,'{"act":"played","seat":1,"ask":6,"do":"keep the-great-library-of-ahm discard the-citadel-of-the-prophets","id":"m1-6","entries":["1: keep the-great-library-of-ahm discard the-citadel-of-the-prophets","chance: deal the-maze-of-the-damned","chance: deal eternal-palace","chance: deal the-mana-well","chance: deal kings-nest"],"at":1795011624.7946754}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',15,'{"act":"played","seat":0,"ask":7,"do":"draft eternal-palace","id":"m0-7","entries":["0: draft eternal-palace"],"at":1795011624.7993178}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',16,'{"act":"played","seat":1,"ask":7,"do":"draft kings-nest","id":"m1-7","entries":["1: draft kings-nest"],"at":1795011624.8078125}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',17,'{"act":"played","seat":0,"ask":8,"do":"draft the-mana-well","id":"m0-8","entries":["0: draft the-mana-well"],"at":1795011624.8155034}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',18,'{"act":"played","seat":1,"ask":8,"do":"draft gods-baths","id":"m1-8","entries":["1: draft gods-baths"],"at":1795011624.8204455}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',19,'{"act":"played","seat":0,"ask":9,"do":"draft the-maze-of-the-damned","id":"m0-9","entries":["0: draft the-maze-of-the-damned"],"at":1795011624.8264942}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',20,'{"act":"played","seat":1,"ask":9,"do":"draft the-eye-of-the-north","id":"m1-9","entries":["1: draft the-eye-of-the-north"],"at":1795011624.830674}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',21,'{"act":"played","seat":0,"ask":10,"do":"draft the-sky-pillars","id":"m0-10","entries":["0: draft the-sky-pillars"],"at":1795011624.8363323}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',22,'{"act":"played","seat":1,"ask":10,"do":"draft the-vestibule","id":"m1-10","entries":["1: draft the-vestibule"],"at":1795011624.8420026}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',23,'{"act":"played","seat":0,"ask":11,"do":"draft the-molehill","id":"m0-11","entries":["0: draft the-molehill"],"at":1795011624.8473246}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',24,'{"act":"played","seat":1,"ask":11,"do":"draft the-roof-of-the-world","id":"m1-11","entries":["1: draft the-roof-of-the-world"],"at":1795011624.852474}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',25,'{"act":"played","seat":0,"ask":12,"do":"keep eternal-palace discard the-mana-well","id":"m0-12","entries":["0: keep eternal-palace discard the-mana-well"],"at":1795011624.85789}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',26,'{"act":"played","seat":1,"ask":12,"do":"keep kings-nest discard gods-baths","id":"m1-12","entries":["1: keep kings-nest discard gods-baths","chance: deal old-mans-pass","chance: deal blood-tear-spring","chance: deal the-jinn-shackles","chance: deal the-sapphire-port"],"at":1795011624.8613236}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',27,'{"act":"played","seat":0,"ask":13,"do":"draft the-maze-of-the-damned","id":"m0-13","entries":["0: draft the-maze-of-the-damned"],"at":1795011624.8673456}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',28,'{"act":"played","seat":1,"ask":13,"do":"draft the-eye-of-the-north","id":"m1-13","entries":["1: draft the-eye-of-the-north"],"at":1795011624.874246}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',29,'{"act":"played","seat":0,"ask":14,"do":"draft the-jinn-shackles","id":"m0-14","entries":["0: draft the-jinn-shackles"],"at":1795011624.8850234}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',30,'{"act":"played","seat":1,"ask":14,"do":"draft old-mans-pass","id":"m1-14","entries":["1: draft old-mans-pass"],"at":1795011624.8904815}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',31,'{"act":"played","seat":0,"ask":15,"do":"draft blood-tear-spring","id":"m0-15","entries":["0: draft blood-tear-spring"],"at":1795011624.89819}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',32,'{"act":"played","seat":1,"ask":15,"do":"draft the-vestibule","id":"m1-15","entries":["1: draft the-vestibule"],"at":1795011624.9052026}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',33,'{"act":"played","seat":0,"ask":16,"do":"draft the-roof-of-the-world","id":"m0-16","entries":["0: draft the-roof-of-the-world"],"at":1795011624.9092274}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',34,'{"act":"played","seat":1,"ask":16,"do":"draft the-sky-pillars","id":"m1-16","entries":["1: draft the-sky-pillars"],"at":1795011624.9127758}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',35,'{"act":"played","seat":0,"ask":17,"do":"draft the-molehill","id":"m0-17","entries":["0: draft the-molehill"],"at":1795011624.917147}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',36,'{"act":"played","seat":1,"ask":17,"do":"draft the-sapphire-port","id":"m1-17","entries":["1: draft the-sapphire-port"],"at":1795011624.9197845}');
INSERT INTO "acts" VALUES('y88ds8kcume959ww',37,'{"act":"rematched","table":"szc73qe335gqx824","at":1795011624.9280965}');
INSERT INTO "acts" VALUES('gdbckppp7gzvbnhx',1,'{"act":"continued","record":"3401e85ef90b6cbaf038275ca7380cf664cfd7936c24dbdcf84d51aef64ae96f","seat":0,"entry":10,"at":1795011624.9432132}');
INSERT INTO "acts" VALUES('mewh9pqkapu46v2y',1,'{"act":"imported","record":"3401e85ef90b6cbaf038275ca7380cf664cfd7936c24dbdcf84d51aef64ae96f","at":1795011626.0978696}');
INSERT INTO "acts" VALUES('f2j2z7hq2gfqcqa6',1,'{"act":"joined","seat":0,"name":"P0","nonce":"n","at":1795011626.1114752}');
INSERT INTO "acts" VALUES('f2j2z7hq2gfqcqa6',2,'{"act":"joined","seat":1,"name":"P1","nonce":"n","at":1795011626.1134756}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',1,'{"act":"joined","seat":0,"name":"P0","nonce":"n","at":1795011626.1183152}');
INSERT INTO "acts" VALUES('gdbckppp7gzvbnhx',2,'{"act":"played","seat":1,"ask":1,"do":"draft the-eye-of-the-north","entries":["1: draft the-eye-of-the-north"],"at":1795011626.121568}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',2,'{"act":"joined","seat":1,"name":"P1","nonce":"n","at":1795011626.122543}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',3,'{"act":"played","seat":0,"ask":1,"do":"draft ancient-divide","id":"m0-1","entries":["0: draft ancient-divide"],"at":1795011626.1309397}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',4,'{"act":"played","seat":1,"ask":1,"do":"draft eternal-palace","id":"m1-1","entries":["1: draft eternal-palace"],"at":1795011626.1361089}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',5,'{"act":"played","seat":0,"ask":2,"do":"draft the-maze-of-the-damned","id":"m0-2","entries":["0: draft the-maze-of-the-damned"],"at":1795011626.1404533}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',6,'{"act":"played","seat":1,"ask":2,"do":"draft the-citadel-of-the-prophets","id":"m1-2","entries":["1: draft the-citadel-of-the-prophets"],"at":1795011626.1437573}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',7,'{"act":"played","seat":0,"ask":3,"do":"draft golden-ziggurat","id":"m0-3","entries":["0: draft golden-ziggurat"],"at":1795011626.1480343}');
INSERT INTO "acts" VALUES('enqn7fj9vz55974j',8,'{"act":"played","seat":1,"ask":3,"do":"draft the-eye-of-the-north","id":"m1-3","entries":["1: draft the-eye-of-the-north"],"at":1795011626.1513538}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',1,'{"act":"joined","seat":0,"name":"P0","nonce":"n","at":1795011626.1594236}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',2,'{"act":"joined","seat":1,"name":"P1","nonce":"n","at":1795011626.1647563}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',3,'{"act":"joined","seat":2,"name":"P2","nonce":"n","at":1795011626.1670983}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',4,'{"act":"played","seat":0,"ask":1,"do":"tribe egyptians","id":"m0-1","entries":["0: tribe egyptians"],"at":1795011626.1775136}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',5,'{"act":"played","seat":1,"ask":1,"do":"tribe romans","id":"m1-1","entries":["1: tribe romans"],"at":1795011626.1847878}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',6,'{"act":"played","seat":2,"ask":1,"do":"tribe greeks","id":"m2-1","entries":["2: tribe greeks","chance: draw wood","chance: draw sandstone","chance: draw wood","chance: draw marble","chance: draw limestone","chance: draw mighty-hero","chance: draw population-boom","chance: draw wood","chance: draw grain","chance: draw stone","chance: draw stone","chance: draw famine"],"at":1795011626.1906655}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',7,'{"act":"played","seat":0,"ask":2,"do":"pass","id":"m0-2","entries":["0: pass"],"at":1795011626.1967773}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',8,'{"act":"played","seat":1,"ask":2,"do":"pass","id":"m1-2","entries":["1: pass"],"at":1795011626.2026422}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',9,'{"act":"played","seat":2,"ask":2,"do":"pass","id":"m2-2","entries":["2: pass","chance: draw barbarians"],"at":1795011626.2085147}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',10,'{"act":"played","seat":0,"ask":3,"do":"nothing","id":"m0-3","entries":["0: nothing","chance: draw battle-card-5","chance: draw battle-card-1"],"at":1795011626.2136307}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',11,'{"act":"played","seat":0,"ask":4,"do":"lay 1 under army 1","id":"m0-4","entries":["0: lay 1 under army 1"],"at":1795011626.2193577}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',12,'{"act":"played","seat":0,"ask":5,"do":"fight army 1","id":"m0-5","entries":["0: fight army 1","chance: seize stone","chance: seize marble"],"at":1795011626.2246203}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',13,'{"act":"played","seat":0,"ask":6,"do":"go-on","id":"m0-6","entries":["0: go-on"],"at":1795011626.2306938}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',14,'{"act":"played","seat":0,"ask":7,"do":"taxes","id":"m0-7","entries":["0: taxes","chance: draw granite","chance: draw limestone"],"at":1795011626.236464}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',15,'{"act":"played","seat":0,"ask":8,"do":"place 0","id":"m0-8","entries":["0: place 0","chance: draw marble"],"at":1795011626.2426896}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',16,'{"act":"played","seat":1,"ask":3,"do":"go-on","id":"m1-3","entries":["1: go-on"],"at":1795011626.2485926}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',17,'{"act":"played","seat":1,"ask":4,"do":"taxes","id":"m1-4","entries":["1: taxes","chance: draw volcano"],"at":1795011626.2546418}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',18,'{"act":"played","seat":1,"ask":5,"do":"erupt 0","id":"m1-5","entries":["1: erupt 0"],"at":1795011626.2604628}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',19,'{"act":"played","seat":0,"ask":9,"do":"nothing","id":"m0-9","entries":["0: nothing"],"at":1795011626.2666352}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',20,'{"act":"played","seat":1,"ask":6,"do":"place 0","id":"m1-6","entries":["1: place 0","chance: draw iron"],"at":1795011626.2724454}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',21,'{"act":"played","seat":2,"ask":3,"do":"go-on","id":"m2-3","entries":["2: go-on"],"at":1795011626.2786949}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',22,'{"act":"played","seat":2,"ask":4,"do":"taxes","id":"m2-4","entries":["2: taxes","chance: draw concrete"],"at":1795011626.2844625}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',23,'{"act":"played","seat":2,"ask":5,"do":"place 0","id":"m2-5","entries":["2: place 0","chance: draw famine","chance: draw wood","chance: draw grain"],"at":1795011626.2906437}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',24,'{"act":"played","seat":0,"ask":10,"do":"nothing","id":"m0-10","entries":["0: nothing"],"at":1795011626.2966871}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',25,'{"act":"played","seat":1,"ask":7,"do":"nothing","id":"m1-7","entries":["1: nothing"],"at":1795011626.302638}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',26,'{"act":"played","seat":2,"ask":6,"do":"nothing","id":"m2-6","entries":["2: nothing"],"at":1795011626.3085918}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',27,'{"act":"played","seat":0,"ask":11,"do":"pass","id":"m0-11","entries":["0: pass"],"at":1795011626.313799}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',28,'{"act":"played","seat":1,"ask":8,"do":"pass","id":"m1-8","entries":["1: pass"],"at":1795011626.320155}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',29,'{"act":"played","seat":2,"ask":7,"do":"pass","id":"m2-7","entries":["2: pass","chance: draw luck"],"at":1795011626.3244898}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',30,'{"act":"played","seat":0,"ask":12,"do":"go-on","id":"m0-12","entries":["0: go-on"],"at":1795011626.3325968}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',31,'{"act":"played","seat":0,"ask":13,"do":"taxes","id":"m0-13","entries":["0: taxes","chance: draw stone"],"at":1795011626.3386426}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',32,'{"act":"played","seat":0,"ask":14,"do":"place 0","id":"m0-14","entries":["0: place 0","chance: draw brick"],"at":1795011626.3445008}');
INSERT INTO "acts" VALUES('9u25a7yj74szsrhb',33,'{"act":"played","seat":1,"ask":9,"do":"go-on","id":"m1-9","entries":["1: go-on"],"at":1795011626.3506484}');
CREATE TABLE beats (node TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
INSERT INTO "beats" VALUES('55c656650d4e',1.79501162472749614716e+09);
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
INSERT INTO "keys" VALUES('111a1b552c2ccdb07fee26cc04d298dbe370ca07fad26812eb2749be9ec01e32','y88ds8kcume959ww',0,'seat',1.80278762473223471644e+09);
INSERT INTO "keys" VALUES('9410f7f44189d3ed9acc12d91d3088b42320d9327d9ac6274f7f10f2b94ee194','y88ds8kcume959ww',1,'seat',1.80278762473680877684e+09);
INSERT INTO "keys" VALUES('105eed035b3210aff30d0bc9a9bb6837154cdae3a214bd9ee2c8fc6c76fee6bb','szc73qe335gqx824',0,'link',1.80278762493068838122e+09);
INSERT INTO "keys" VALUES('31f5b141a77cf9b33379b22300859f520b5dd5c3fa81d3716c34fa2ace97c9d4','gdbckppp7gzvbnhx',0,'link',1.80278762493863081934e+09);
INSERT INTO "keys" VALUES('57320f9e2ceaaac412adf49b427a3d48c59f986aba27a722a32de27907cde30d','f2j2z7hq2gfqcqa6',0,'seat',1.80278762611182141305e+09);
INSERT INTO "keys" VALUES('ea2b7b51b7570c23aab5c37e55011cf9b4a6dff493a01bacf479ff3502809419','f2j2z7hq2gfqcqa6',1,'seat',1.80278762611493611339e+09);
INSERT INTO "keys" VALUES('2de33075bde23103d1178c2fc7cfd82fd0b80b5f53d8e7f2402902535bbf1aa3','enqn7fj9vz55974j',0,'seat',1802787626.12093);
INSERT INTO "keys" VALUES('3d3baca85423248e49a75ee4bfcc33043b5a8ccbd0efa7e8f19f39535015aa8f','enqn7fj9vz55974j',1,'seat',1.80278762612301754952e+09);
INSERT INTO "keys" VALUES('285b78fb5de5f83b4bf16491b180d28d8c053d79dfad7afd39aca0720056fe7b','9u25a7yj74szsrhb',0,'seat',1.80278762616262960439e+09);
INSERT INTO "keys" VALUES('1f463877db9dcf057db8be2c9445b23db8a262152dd26e8037518a655e175ef5','9u25a7yj74szsrhb',1,'seat',1.80278762616516590117e+09);
INSERT INTO "keys" VALUES('6b7d084efc24187cf9c12674aba3635035d7c2304291120ad7d71a75ea9bd0f7','9u25a7yj74szsrhb',2,'seat',1.80278762617076206212e+09);
INSERT INTO "keys" VALUES('ca8d59773a29c0114cc355d211c0f83c65b6e5b7c071b071e4a5cbe274e74528','taawspjaa6gnq8rt',0,'link',1.80278762635528326026e+09);
INSERT INTO "keys" VALUES('a48b165818efe921c54ee0ea2ad25439d9979cee85bb3904336e81104d951c4a','taawspjaa6gnq8rt',1,'link',1.80278762635528326026e+09);
CREATE TABLE records (hash TEXT PRIMARY KEY, record TEXT NOT NULL);
INSERT INTO "records" VALUES('3401e85ef90b6cbaf038275ca7380cf664cfd7936c24dbdcf84d51aef64ae96f','{"dealer":{"commitment":"b65c7d643444f5bec4f7072bcdfe32ea9bb9a356e31f7ab51f366169b68e7a62","nonces":["n","n"],"secret":"5f0c81017ce1e6ea352c72149af25c54bf2295c72a22490bd9f906ce94bf01ea"},"entries":["chance: deal ancient-divide","chance: deal the-molehill","chance: deal the-citadel-of-the-prophets","chance: deal gods-baths","chance: deal the-sky-pillars","chance: deal golden-ziggurat","chance: deal the-great-library-of-ahm","chance: deal the-vestibule","chance: deal the-eye-of-the-north","chance: deal the-roof-of-the-world","0: draft ancient-divide","1: draft the-great-library-of-ahm","0: draft golden-ziggurat","1: draft the-citadel-of-the-prophets","0: draft gods-baths","1: draft the-eye-of-the-north","0: draft the-vestibule","1: draft the-sky-pillars","0: draft the-molehill","1: draft the-roof-of-the-world","0: keep ancient-divide discard golden-ziggurat","1: keep the-great-library-of-ahm discard the-citadel-of-the-prophets","chance: deal the-maze-of-the-damned","chance: deal eternal-palace","chance: deal the-mana-well","chance: deal kings-nest","0: draft eternal-palace","1: draft kings-nest","0: draft the-mana-well","1: draft gods-baths","0: draft the-maze-of-the-damned","1: draft the-eye-of-the-north","0: draft the-sky-pillars","1: draft the-vestibule","0: draft the-molehill","1: draft the-roof-of-the-world","0: keep eternal-palace discard the-mana-well","1: keep kings-nest discard gods-baths","chance: deal old-mans-pass","chance: deal blood-tear-spring","chance: deal the-jinn-shackles","chance: deal the-sapphire-port","0: draft the-maze-of-the-damned","1: draft the-eye-of-the-north","0: draft the-jinn-shackles","1: draft old-mans-pass","0: draft blood-tear-spring","1: draft the-vestibule","0: draft the-roof-of-the-world","1: draft the-sky-pillars","0: draft the-molehill","1: draft the-sapphire-port"],"game":"tides-of-time","options":{"molehill_counts_amounts":false},"result":{"scores":[36,45],"winners":[1]},"rules":"1","seals":["cb3637f23dc5beec","9f58e9f0929d5df4","ab548bffe8c854d1","9b9c6b780db7b977","d91209822447254d","2e95201e1c9fa3ba","0875b32d63e3aa83","c6abcf0053e1443c","80356119c6ea7a63","8f658037c4bccb8e","dc4bca55d9306a78","8806c6fa9ea63d47","6cc9edcb5bd15832","1d1d1346393a4449","212ead41275d4a29","0ae4eb908b1124b6","171dd033593e00d3","c762945e3a59ca3d","a576a8dbb097cfc6","22e6891464d4fe81","e8a2c3f17dec623b","e8d589854f16a587","312d38516cf9c247","b202c0c3d41796eb","7473300a70357c91","d0679cc3ce26bfea","cfd9fb7c27f451fb","2bbebe3a878f1e5c","1fbd46ed42071468","302b2693fe70218e","1603204b2877de4e","fc3f036769acc988","b05be1b6eb537f49","c157aad2955b489a","271a3f24cd3389f4","e7c900cd650a2ab5","3d85428fac07ba66","8bcb6cb658282f2e","92005e88a692cacf","768bc676f4ad1bf4","563fd4fe2c0ca171","8327a611ac156dbe","2e6c7b4bf443709f","7f11e89a7ed2bc1e","e46a12b3ae2b14d6","b4fe45fa0d9b83de","ebd972c70959575a","fae7c6c2c524a42f","a68e70e3d85c078b","1cfe331312e79b06","f03c5d48a6b8ae93","794d5fd2d6f3ba31","646a526be0eca3da"],"seats":2,"tessera":1}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    heading TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    due DOUBLE PRECISION,
    changed DOUBLE PRECISION NOT NULL,
    opened DOUBLE PRECISION NOT NULL,
    public INTEGER NOT NULL,
    commitment TEXT NOT NULL
);
INSERT INTO "tables" VALUES('y88ds8kcume959ww','{"table":"y88ds8kcume959ww","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"5f0c81017ce1e6ea352c72149af25c54bf2295c72a22490bd9f906ce94bf01ea","commitment":"b65c7d643444f5bec4f7072bcdfe32ea9bb9a356e31f7ab51f366169b68e7a62","agents":[null,null],"opened":1795011624.726107,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',37,'over',NULL,1.79501162492809653286e+09,1.79501162472610688207e+09,0,'b65c7d643444f5bec4f7072bcdfe32ea9bb9a356e31f7ab51f366169b68e7a62');
INSERT INTO "tables" VALUES('szc73qe335gqx824','{"table":"szc73qe335gqx824","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"f57939f7d8ae3dce6a20fff10b440f6e9d08f929c1412437437205dba9de9872","commitment":"e9bb28a88de293f3178d5721aa1f7eb9f67976d53f8b56b27eb00b89de46c36c","agents":[null,null],"opened":1795011624.9258645,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',0,'open',NULL,1.79501162492586445809e+09,1.79501162492586445809e+09,0,'e9bb28a88de293f3178d5721aa1f7eb9f67976d53f8b56b27eb00b89de46c36c');
INSERT INTO "tables" VALUES('gdbckppp7gzvbnhx','{"table":"gdbckppp7gzvbnhx","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"5f0c81017ce1e6ea352c72149af25c54bf2295c72a22490bd9f906ce94bf01ea","commitment":"b65c7d643444f5bec4f7072bcdfe32ea9bb9a356e31f7ab51f366169b68e7a62","agents":[null,"greedy"],"opened":1795011624.9386308,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":true,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"y88ds8kcume959ww","hints":null,"hand_over":null}',2,'playing',NULL,1.79501162612156796457e+09,1.79501162493863081932e+09,0,'');
INSERT INTO "tables" VALUES('mewh9pqkapu46v2y','{"table":"mewh9pqkapu46v2y","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"5f0c81017ce1e6ea352c72149af25c54bf2295c72a22490bd9f906ce94bf01ea","commitment":"b65c7d643444f5bec4f7072bcdfe32ea9bb9a356e31f7ab51f366169b68e7a62","agents":[null,null],"opened":1795011626.09598,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":true,"continues":"","hints":null,"hand_over":null}',1,'over',NULL,1.79501162609786963459e+09,1795011626.09598,0,'');
INSERT INTO "tables" VALUES('f2j2z7hq2gfqcqa6','{"table":"f2j2z7hq2gfqcqa6","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"af1b2744e54c19c0f7c9692f1d690d7c755541e1a614e670ab57e3e96ae9b72d","commitment":"4e1eed3c7127bb2e2742fa046b4fcd15b01ed85ddb300e17e2bd816750826e66","agents":[null,null],"opened":1795011626.108498,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',2,'playing',NULL,1.79501162611347556108e+09,1.79501162610849809646e+09,0,'4e1eed3c7127bb2e2742fa046b4fcd15b01ed85ddb300e17e2bd816750826e66');
INSERT INTO "tables" VALUES('enqn7fj9vz55974j','{"table":"enqn7fj9vz55974j","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"3b2e076099dfa7d4244c3fe53894faafe7f9c8a6839c9c56d0a066e17c537558","commitment":"f491b8dced84011a9eacf37941b2bb776e15897f4f15730bb960f3f409688889","agents":[null,null],"opened":1795011626.1172535,"clock":{"kind":"each","seconds":259200.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',8,'playing',1.79527082615135383605e+09,1.79501162615135383604e+09,1.79501162611725354192e+09,0,'f491b8dced84011a9eacf37941b2bb776e15897f4f15730bb960f3f409688889');
INSERT INTO "tables" VALUES('9u25a7yj74szsrhb','{"table":"9u25a7yj74szsrhb","game":"age-of-heroes","rules":"1","seats":3,"options":{"market":"turns","market_circuits":6,"tribes":"pick","max_rounds":100},"secret":"c2e5eccd16c892ba331614f97f198d04119e398bf52278218802252006e0b66f","commitment":"182c3bf1ec1687e6fe27f6fa05d24ced80114452ff44ff787211dcffdc18163d","agents":[null,null,null],"opened":1795011626.15426,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":false,"watched":true,"friendly":false,"poker_face":false,"pause":0.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',33,'playing',NULL,1.79501162635064840321e+09,1795011626.15426,0,'182c3bf1ec1687e6fe27f6fa05d24ced80114452ff44ff787211dcffdc18163d');
INSERT INTO "tables" VALUES('taawspjaa6gnq8rt','{"table":"taawspjaa6gnq8rt","game":"tides-of-time","rules":"1","seats":2,"options":{"molehill_counts_amounts":false},"secret":"b2e0eb39c073e909455195f3f51931032cb9f26d53a1f6cf7663bd848ba98506","commitment":"5832561616c5a893210fa11ba798cccded8c1da41a50b55518df568b9d074e3c","agents":[null,null],"opened":1795011626.3552833,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"public":true,"watched":true,"friendly":false,"poker_face":false,"pause":1.0,"webhook":"","uploaded":false,"continues":"","hints":null,"hand_over":null}',0,'open',NULL,1.79501162635528326038e+09,1.79501162635528326038e+09,1,'5832561616c5a893210fa11ba798cccded8c1da41a50b55518df568b9d074e3c');
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (status, changed) WHERE public = 1;
CREATE INDEX tables_opened ON tables (opened);
CREATE INDEX keys_seat ON keys (table_id, seat);
COMMIT;
