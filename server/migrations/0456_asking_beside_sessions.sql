-- A login in a browser beside another session asks which of them stay, until its member has chosen for good.
alter table members add asks_beside boolean not null default true;
comment on column members.asks_beside is 'Without several_devices: browsers ask at each login beside another session.';
