create unlogged table call_budgets (
  key text not null,
  minute int not null,
  used int not null,
  primary key (key, minute)
) with (fillfactor = 60);
comment on table call_budgets is 'Calls of one caller and class in one minute, all processes together. Not logged: after a crash each process goes on from what it counted itself.';
comment on column call_budgets.key is 'What is counted and whose: a class of calls, then `member 12` or a visitor’s network.';
comment on column call_budgets.minute is 'Whole minutes since 1970.';
